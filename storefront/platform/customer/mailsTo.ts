import { digest } from "../secrets/digest.ts";
import { emailKeyOf } from "./emailKey.ts";

/**
 * By what mails to an address are counted. Each kind by itself: whoever fills in the newsletter's form for somebody keeps
 * them from no new password.
 */
export const mailsTo = (kind: "password" | "newsletter" | "email-change" | "withdrawal", email: string): string =>
  `${kind}:${digest(emailKeyOf(email))}`;
