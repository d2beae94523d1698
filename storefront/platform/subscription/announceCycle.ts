import { eq } from "drizzle-orm";
import { withPrefix } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { orders } from "../order/tables/order.ts";
import { languageOf } from "../kernel/language.ts";
import { post } from "../kernel/mail/post.ts";
import { subscriptionCycle } from "./mails.ts";
import { localeOf } from "../order/announceShipping.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import type { StoredSubscription } from "./promiseCycle.ts";

/** Writes to the customer that a cycle's order is made and waits to be paid: one mail for a cycle. */
export async function announceCycle(
  session: Session,
  { origin }: Pick<PlatformSettings, "origin">,
  {
    subscription,
    cycle,
    orderId,
  }: { subscription: Pick<StoredSubscription, "id" | "duration" | "storeCode">; cycle: number; orderId: number },
  now: Date,
): Promise<void> {
  const [order] = await session.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error("The order of a cycle was not written.");
  const { id, duration, storeCode } = subscription;
  const locale = localeOf(order);
  // The page asks who it is: the mail holds nothing that pays or cancels by itself.
  const path = withPrefix(`/my-account/subscriptions/${id}`, storeViewOf(storeCode) ?? { prefix: "" });
  const facts = {
    firstName: order.firstName,
    number: order.number,
    cycle,
    duration,
    amount: { minor: order.grandTotal, currency: order.currency },
    href: origin + path,
  };
  const letter = subscriptionCycle(facts, languageOf(locale));
  const key = `subscription-cycle:${id}:${cycle}`;
  await post(session, { key, kind: "subscription-cycle", recipient: order.email, locale, letter }, now);
}
