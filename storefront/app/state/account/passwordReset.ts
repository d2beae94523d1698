import type { Client } from "#client/createClient.ts";
import type { Refusal } from "#client/failures.ts";
import type { ResetLink } from "#domain/customer/resetLink.ts";
import { sendForm } from "./sendForm.ts";

const passwordProblems = ["too-short", "too-long", "repeated", "common", "personal", "same-as-before"] as const;
type PasswordProblem = (typeof passwordProblems)[number];

/** What is wrong with the password; everything else that is refused is wrong with the link. */
function wordOf({ code, fields }: Refusal): PasswordProblem | "expired" | null {
  const refused = fields.find(({ field }) => field === "newPassword");
  if (refused) return passwordProblems.find((known) => known === refused.problem) ?? null;
  return code === "LINK_INVALID" || fields.length > 0 ? "expired" : null;
}

/** Has a link to a new password sent; whether there is such an account, nobody is told. */
export const requestPasswordReset = (client: Client, email: string) =>
  sendForm(() => client.requestPasswordReset(email));

/** Sets a new password by the link that was sent. */
export const resetPassword = (client: Client, link: ResetLink, password: string) =>
  sendForm(() => client.resetPassword(link, password), wordOf);
