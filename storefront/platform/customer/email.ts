import { tidyLine } from "@dioptra/ui/rules";
import { and, eq, isNull } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { customers } from "./tables/customer.ts";
import type { Caller } from "./callerOf.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import type { Claim, Limits } from "../kernel/limits/limits.ts";
import { digest } from "../kernel/secrets/tokens.ts";

/** Returns the key of an email address: the same for all ways to write it. */
export const emailKeyOf = (email: string): string => tidyLine(email).toLowerCase();

/** Whose an email address is, for a caller. */
export interface AddressOwnership {
  /** The account of the caller that has the address; null for another one's address and for guests. */
  readonly customerId: number | null;
  /**
   * Whether the caller has proved that the mailbox is theirs. Anybody can open an account with another person's address,
   * so nothing about an address is told or changed before that.
   */
  readonly isProven: boolean;
}

/** Returns whether an email address belongs to the caller. */
export async function ownershipOf(session: Session, { customerId }: Caller, email: string): Promise<AddressOwnership> {
  if (customerId === null) return { customerId: null, isProven: false };
  const [customer] = await session
    .select({ emailProvenAt: customers.emailProvenAt })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.emailKey, emailKeyOf(email))));
  return customer ? { customerId, isProven: customer.emailProvenAt !== null } : { customerId: null, isProven: false };
}

/** Marks the address of an account as proven, after its owner has followed a link that the account asked for. */
export async function proveEmail(session: Session, customerId: number, emailKey: string, now: Date): Promise<void> {
  await session
    .update(customers)
    .set({ emailProvenAt: now })
    .where(and(eq(customers.id, customerId), eq(customers.emailKey, emailKey), isNull(customers.emailProvenAt)));
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
