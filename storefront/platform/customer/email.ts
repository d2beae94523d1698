import { tidyLine } from "@dioptra/ui/rules";
import { eq } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { customers } from "./tables/customer.ts";
import type { Caller } from "./callerOf.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import type { Claim, Limits } from "../kernel/limits/limits.ts";
import { digest } from "../kernel/secrets/tokens.ts";

/** Returns the key of an email address: the same for all ways to write it. */
export const emailKeyOf = (email: string): string => tidyLine(email).toLowerCase();

/** Returns the key of the caller's email address; null for a guest. */
export async function ownEmailKey(session: Session, { customerId }: Caller): Promise<string | null> {
  if (customerId === null) return null;
  const [customer] = await session
    .select({ emailKey: customers.emailKey })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.emailKey ?? null;
}

/**
 * Kinds of mails that anybody can request for any address. Each kind is limited separately, so that newsletter sign-ups
 * for another person's address do not block that person's password reset.
 */
export type LimitedMail =
  | "password"
  | "newsletter"
  | "email-change"
  | "withdrawal"
  | "termination"
  | "order-status"
  | "contact";

const keyOf = (kind: LimitedMail, ...parts: readonly string[]) => `${kind}:${digest(parts.join(" "))}`;

/** Returns the limit of one caller for mails to an address. Callers do not use up each other's limit. */
export const mailClaim = (kind: LimitedMail, email: string, caller: string): Claim => [
  "mailsPerAddress",
  keyOf(kind, mailboxOf(email), caller),
];

/**
 * Counts a mail to an address and returns whether it may be sent. A few may be sent at once, further ones at long
 * intervals. So many callers together can neither flood a mailbox nor block all mail of a kind to it. Call it only after
 * `mailClaim` has allowed the mail.
 */
export async function countMail(limits: Limits, kind: LimitedMail, email: string): Promise<boolean> {
  const key = keyOf(kind, mailboxOf(email));
  const isWithinLimit = (await limits.take("mailsPerMailbox", key)) === null;
  return isWithinLimit || (await limits.take("laterMailsPerMailbox", key)) === null;
}
