import { asc, count, desc, eq } from "drizzle-orm";
import { toWireAddress } from "#contract/customer/address.ts";
import type { WireSubscription } from "#contract/customer/subscription.ts";
import { configuration } from "#configuration/index.ts";
import type { Session } from "../kernel/database/database.ts";
import { readAnnualGift } from "../coupon/coupons.ts";
import { productTexts, variants } from "../catalog/tables/catalog.ts";
import { orders } from "../order/tables/order.ts";
import { subscriptionCycles, subscriptionItems, subscriptions } from "./tables/subscription.ts";
import type { Page } from "../kernel/http/answer.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { keyFor, seal } from "../kernel/secrets/tokens.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { bringsGift } from "./giveGift.ts";
import type { StoredSubscription } from "./changeSubscription.ts";

/** The dependencies of reading subscriptions. */
type ReadingParts = Pick<OrderParts, "settings" | "clock">;

/** Returns the encrypted token of an order that is to be paid, for the link to its payment. */
export const paymentToken = (secret: string, orderId: number): string =>
  seal(keyFor(secret, "subscription-payment"), String(orderId));

/** Returns the lines of a subscription with names in the language of its store view. */
async function readItems(session: Session, { id, storeCode }: StoredSubscription) {
  const locale = storeViewOf(storeCode)?.locale ?? configuration.store.fallbackLocale;
  const rows = await session
    .select({
      sku: variants.sku,
      name: productTexts.name,
      locale: productTexts.locale,
      qty: subscriptionItems.quantity,
    })
    .from(subscriptionItems)
    .innerJoin(variants, eq(variants.id, subscriptionItems.variantId))
    .innerJoin(productTexts, eq(productTexts.productId, variants.productId))
    .where(eq(subscriptionItems.subscriptionId, id))
    .orderBy(asc(subscriptionItems.position));
  return rows.filter((row) => row.locale === locale).map(({ sku, name, qty }) => ({ sku, name, qty }));
}

/** Writes a subscription for the wire, with a token for its unpaid order if there is one. */
export async function wireSubscription(
  session: Session,
  { settings, clock }: ReadingParts,
  subscription: StoredSubscription,
): Promise<WireSubscription> {
  const { id, status, duration, startsAt, endsAt, nextAt, address, storeCode } = subscription;
  const made = await session
    .select({ orderId: orders.id, status: orders.status })
    .from(subscriptionCycles)
    .innerJoin(orders, eq(orders.id, subscriptionCycles.orderId))
    .where(eq(subscriptionCycles.subscriptionId, id))
    .orderBy(asc(subscriptionCycles.cycle));
  const due = made.find((order) => order.status === "pending");
  const gift = await readAnnualGift(session, id, clock());
  return {
    id: String(id),
    status,
    duration,
    start_date: startsAt.toISOString(),
    end_date: endsAt.toISOString(),
    payments_count: made.filter((order) => order.status !== "pending" && order.status !== "canceled").length,
    next_date: (status === "paused" ? null : nextAt?.toISOString()) ?? null,
    items: await readItems(session, subscription),
    shipping_address: toWireAddress(address, ""),
    annual_gift: bringsGift(storeCode) ? "sunglasses" : null,
    annual_gift_code: gift?.code ?? null,
    annual_gift_until: gift?.endsAt?.toISOString() ?? null,
    token_value: due ? paymentToken(settings.secret, due.orderId) : null,
  };
}

/** Returns a page of a customer's subscriptions, newest first (docs/specification/subscriptions.md#subscription-3). */
export async function readSubscriptions(session: Session, parts: ReadingParts, customerId: number, page: Page) {
  const own = eq(subscriptions.customerId, customerId);
  const [counted] = await session.select({ total: count() }).from(subscriptions).where(own);
  const found = await session
    .select()
    .from(subscriptions)
    .where(own)
    .orderBy(desc(subscriptions.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  const items: WireSubscription[] = [];
  for (const each of found) items.push(await wireSubscription(session, parts, each));
  return {
    items,
    total_count: counted?.total ?? 0,
    search_criteria: { page_size: page.size, current_page: page.number },
  };
}
