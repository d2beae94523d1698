import { and, eq, ne } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import { customers } from "./tables/customer.ts";
import { newsletterSubscribers } from "../newsletter/tables/newsletter.ts";
import { orders } from "../order/tables/order.ts";
import { reviews } from "../review/tables/review.ts";
import { languageOf } from "../kernel/language.ts";
import { forgetMails } from "../kernel/mail/queue.ts";
import { queueUnasked, startOfMailDay } from "./unaskedMail.ts";
import { accountDeleted } from "./mails.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import type { Refused } from "../kernel/http/refused.ts";
import type { Customer } from "./callerOf.ts";
import { verifyPassword } from "./passwords.ts";
import { withdrawReminders } from "./withdrawReminders.ts";

/**
 * Deletes an account with its addresses, logins, carts, subscriptions, loyalty card, newsletter and mails. Orders are kept
 * for tax law and claims (docs/specification/law.md#law-15), but no longer shown. Published reviews stay under their
 * nickname.
 */
export async function deleteAccount(
  parts: Pick<PlatformParts, "database" | "clock" | "limits">,
  caller: Customer,
  currentPassword: string,
): Promise<Result<true, Refused>> {
  const { customerId } = caller;
  const verified = await verifyPassword(parts, caller, currentPassword);
  if (!verified.ok) return verified;
  const { email, emailKey, firstName, locale } = verified.value;
  const now = parts.clock();
  await parts.database.write(async (session) => {
    // Without the account, the orders would belong to the browser again, and so to anyone who uses it.
    await session.update(orders).set({ visitorId: null }).where(eq(orders.customerId, customerId));
    await withdrawReminders(session, eq(orders.customerId, customerId), now);
    await session.delete(reviews).where(and(eq(reviews.customerId, customerId), ne(reviews.status, "approved")));
    await session.delete(newsletterSubscribers).where(eq(newsletterSubscribers.emailKey, emailKey));
    await forgetMails(session, email, startOfMailDay(now), now);
    await session.delete(customers).where(eq(customers.id, customerId));
    const letter = accountDeleted({ firstName }, languageOf(locale));
    const key = `account-deleted:${customerId}`;
    await queueUnasked(session, { key, kind: "account-deleted", recipient: email, locale, letter }, now);
  });
  return ok(true);
}
