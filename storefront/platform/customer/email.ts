import { eq } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { customers } from "./tables/customer.ts";
import type { Caller } from "./callerOf.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import type { Claim, Limits } from "../kernel/limits/limits.ts";
import { digest } from "../kernel/secrets/tokens.ts";

/** What one mailbox is known by, however its letters are typed. */
export const emailKeyOf = (email: string): string => email.trim().normalize("NFC").toLowerCase();

/** Returns the caller's mailbox; null for a guest. */
export async function ownEmailKey(session: Session, { customerId }: Caller): Promise<string | null> {
  if (customerId === null) return null;
  const [customer] = await session
    .select({ emailKey: customers.emailKey })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.emailKey ?? null;
}

/**
 * Limits of mails to addresses that have not been confirmed. Each kind counts separately: newsletter sign-ups for
 * somebody else's address do not block their password reset.
 */
export type AskedMail = "password" | "newsletter" | "email-change" | "withdrawal";

const keyOf = (kind: AskedMail, ...who: readonly string[]) => `${kind}:${digest(who.join(" "))}`;

/** The limit of one caller for mails to an address. Callers do not use up each other's limit. */
export const mailsAskedBy = (kind: AskedMail, email: string, caller: string): Claim => [
  "mailsPerAddress",
  keyOf(kind, mailboxOf(email), caller),
];

/**
 * Counts a mail to an address and returns whether it is sent. Some are sent at once, then one now and then: many callers
 * together can neither fill a mailbox nor keep all mail of a kind from it. To be asked once the caller's own limit allows
 * the mail.
 */
export async function mayMail(limits: Limits, kind: AskedMail, email: string): Promise<boolean> {
  const key = keyOf(kind, mailboxOf(email));
  const isUsual = (await limits.take("mailsPerMailbox", key)) === null;
  return isUsual || (await limits.take("laterMailsPerMailbox", key)) === null;
}
