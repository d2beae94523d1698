import { eq } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { customers } from "./tables/customer.ts";
import { emailChanges, passwordResets } from "./tables/session.ts";
import { languageOf } from "../kernel/language.ts";
import { queueUnasked } from "./unaskedMail.ts";
import { emailChangeNotice, emailConfirmation } from "./mails.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { digest, newToken } from "../kernel/secrets/tokens.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { emailKeyOf } from "./email.ts";

type StoredCustomer = typeof customers.$inferSelect;

const linkLifetimeSeconds = 24 * 60 * 60;

/**
 * Queues a confirmation link to a customer's new email address, and a notice to the current one. Whether the new address
 * already has an account is checked only when the link is followed, so that the answer does not reveal it.
 */
export async function requestEmailChange(
  session: Session,
  { settings, now }: { readonly settings: PlatformSettings; readonly now: Date },
  customer: StoredCustomer,
  email: string,
): Promise<void> {
  const { id, firstName, locale } = customer;
  const token = newToken();
  const change = { email, digest: digest(token), endsAt: new Date(now.getTime() + linkLifetimeSeconds * 1000) };
  await session
    .insert(emailChanges)
    .values({ customerId: id, ...change })
    .onConflictDoUpdate({ target: emailChanges.customerId, set: change });
  const language = languageOf(locale);
  const href = `${settings.origin}/letters/email?${new URLSearchParams({ token, lang: language })}`;
  const at = now.getTime();
  const confirmation = emailConfirmation({ firstName, href }, language);
  await queueUnasked(
    session,
    {
      key: `email-confirmation:${id}:${at}`,
      kind: "email-confirmation",
      recipient: email,
      locale,
      letter: confirmation,
    },
    now,
  );
  const notice = emailChangeNotice({ firstName, email }, language);
  await queueUnasked(
    session,
    { key: `email-change:${id}:${at}`, kind: "email-change", recipient: customer.email, locale, letter: notice },
    now,
  );
}

const linkInvalid = () => refused("LINK_INVALID", "This link has been used or has expired. Request a new one.");

/**
 * Changes the email address by the link that was sent to the new address. Password links that were sent to the old
 * address become invalid.
 */
export async function confirmEmailChange(session: Session, token: string, now: Date): Promise<Result<true, Refused>> {
  const [change] = await session
    .delete(emailChanges)
    .where(eq(emailChanges.digest, digest(token)))
    .returning();
  if (!change || change.endsAt <= now) return linkInvalid();
  const { customerId, email } = change;
  const emailKey = emailKeyOf(email);
  const [taken] = await session.select({ id: customers.id }).from(customers).where(eq(customers.emailKey, emailKey));
  if (taken) return refused("EMAIL_TAKEN", "This email is already in use.");
  await session
    .update(customers)
    .set({ email, emailKey, emailProvenAt: now, updatedAt: now })
    .where(eq(customers.id, customerId));
  await session.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
  return ok(true);
}
