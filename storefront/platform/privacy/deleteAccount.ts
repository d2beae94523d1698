import { and, eq, ne } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import { foldEmail, forgetRecipients } from "../coupon/coupons.ts";
import { coupons } from "../coupon/tables/coupon.ts";
import { customers } from "../customer/tables/customer.ts";
import { newsletterSubscribers } from "../newsletter/tables/newsletter.ts";
import { orders } from "../order/tables/order.ts";
import { reviews } from "../review/tables/review.ts";
import { languageOf } from "../kernel/language.ts";
import { forgetMails } from "../kernel/mail/queue.ts";
import { queueUnasked, startOfMailDay } from "../customer/unaskedMail.ts";
import { accountDeleted } from "../customer/mails.ts";
import type { Session } from "../kernel/database/database.ts";
import { changeProducts, type SearchParts } from "../search/sharedIndexes.ts";
import { cancelSubscription } from "../subscription/changeSubscription.ts";
import { subscriptions } from "../subscription/tables/subscription.ts";
import type { Refused } from "../kernel/http/refused.ts";
import type { Customer } from "../customer/callerOf.ts";
import { verifyPassword } from "../customer/passwords.ts";
import { withdrawReminders } from "../customer/withdrawReminders.ts";

/**
 * Deletes an account with its addresses, logins, carts, subscriptions and loyalty card. Newsletter, mails and the address
 * at coupons go along only if the account's address is proven, because otherwise they may be another person's. The unpaid order of a subscription is canceled; other orders are kept as they are for tax law and claims
 * (docs/specification/law.md#law-15), but no longer shown. Published reviews stay under their nickname. Returns the cache
 * tags of earlier answers that are outdated.
 */
export async function deleteAccount(
  parts: Pick<SearchParts, "database" | "indexes" | "settings" | "clock" | "limits">,
  caller: Customer,
  currentPassword: string,
): Promise<Result<readonly string[], Refused>> {
  const { customerId } = caller;
  const verified = await verifyPassword(parts, caller, currentPassword);
  if (!verified.ok) return verified;
  const { email, emailKey, emailProvenAt, firstName, locale } = verified.value;
  const isProven = emailProvenAt !== null;
  const now = parts.clock();
  const { outdated } = await changeProducts(parts, {
    changed: "stock",
    work: async (session) => {
      if (isProven) {
        await session.delete(newsletterSubscribers).where(eq(newsletterSubscribers.emailKey, emailKey));
        while (await forgetRecipients(session, eq(coupons.email, foldEmail(email))));
        await forgetMails(session, email, startOfMailDay(now), now);
      }
      // Its mail about the canceled order is still sent.
      const productIds = await cancelSubscriptions(session, parts, customerId, now);
      // Without the account, the orders would belong to the browser again, and so to anyone who uses it.
      await session.update(orders).set({ visitorId: null }).where(eq(orders.customerId, customerId));
      await withdrawReminders(session, eq(orders.customerId, customerId), now);
      await session.delete(reviews).where(and(eq(reviews.customerId, customerId), ne(reviews.status, "approved")));
      await session.delete(customers).where(eq(customers.id, customerId));
      const letter = accountDeleted({ firstName, isProven }, languageOf(locale));
      const key = `account-deleted:${customerId}`;
      await queueUnasked(session, { key, kind: "account-deleted", recipient: email, locale, letter }, now);
      return productIds;
    },
    productIdsOf: (productIds) => productIds,
  });
  return ok(outdated);
}

/**
 * Ends a customer's subscriptions, whose unpaid orders nobody would cancel without them. Returns the products whose stock
 * rose.
 */
async function cancelSubscriptions(
  session: Session,
  { settings }: Pick<SearchParts, "settings">,
  customerId: number,
  now: Date,
): Promise<readonly number[]> {
  const own = await session
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  const productIds: number[] = [];
  for (const { id } of own) {
    const canceled = await cancelSubscription(session, { id, customerId }, { settings, now });
    if (canceled.ok) productIds.push(...canceled.value.productIds);
  }
  return productIds;
}
