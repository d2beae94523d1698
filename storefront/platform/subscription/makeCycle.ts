import { asc, eq } from "drizzle-orm";
import type { SentOrder } from "#contract/order/order.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import { cycleAfter, cycleDate } from "#domain/subscription.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Customer } from "../customer/callerOf.ts";
import { linePrice, readLines, skuOf } from "../cart/lines.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { countPieces, type Destination, readPaymentOffers, readShippingOffers } from "../checkout/offers.ts";
import type { Session } from "../kernel/database/database.ts";
import { cartItems, carts } from "../cart/tables/cart.ts";
import { customers } from "../customer/tables/customer.ts";
import { subscriptionCycles, subscriptionItems, subscriptions } from "./tables/subscription.ts";
import { createOrder } from "../order/createOrder.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { openOptions, placeInCart, placeInSubscription, sealOptions } from "../prescription/sealedOptions.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { intervalMonths, scheduleCycle, type StoredSubscription } from "./changeSubscription.ts";
import { withPrefix } from "#domain/store.ts";
import { orders } from "../order/tables/order.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import { subscriptionCycle } from "./mails.ts";
import { localeOf } from "../order/changeStatus.ts";
import type { PlatformSettings } from "../kernel/settings.ts";

/** The dependencies of making a cycle. */
export type CycleParts = Pick<OrderParts, "catalogue" | "findPoint" | "fields" | "newId" | "settings">;

/** The order of a cycle, and the products whose stock it took from. */
export interface MadeCycle {
  readonly orderId: number;
  readonly productIds: readonly number[];
}

/** Creates a cart for a cycle and returns its id. The cart is ordered at once, or deleted when the order is refused. */
async function fillCart(session: Session, { fields, newId }: CycleParts, subscription: StoredSubscription, now: Date) {
  const id = newId();
  const { storeCode, customerId } = subscription;
  // The cart has no owner, since a customer can have only one open cart. Its id never leaves the platform.
  await session.insert(carts).values({ id, storeCode, createdAt: now, updatedAt: now });
  const items = await session
    .select()
    .from(subscriptionItems)
    .where(eq(subscriptionItems.subscriptionId, subscription.id))
    .orderBy(asc(subscriptionItems.position));
  for (const { id: _row, subscriptionId, position, ...item } of items) {
    const custom = openOptions(fields, item, placeInSubscription({ subscriptionId, position }));
    const place = { cartId: id, variantId: item.variantId, checksum: `${customerId}:${position}` };
    const sealed = sealOptions(fields, { ...item.productOption, custom }, placeInCart(place));
    await session.insert(cartItems).values({ ...item, ...sealed, ...place });
  }
  return id;
}

/** A cycle that is due. */
interface DueCycle {
  readonly subscription: StoredSubscription;
  readonly customer: typeof customers.$inferSelect;
  readonly cartId: string;
  /** What was ticked before it was ordered. */
  readonly consents: SentOrder["consents"];
}

/**
 * Returns how each cycle is delivered and paid: to the door, and online where the shop offers it. Refused when nothing is
 * offered to the address.
 */
export async function readCycleTerms(session: Session, to: Destination, pieces: number) {
  const shipping = (await readShippingOffers(session, to, pieces)).find((offer) => !offer.needsPoint);
  const offers = await readPaymentOffers(session, to);
  const payment = offers.find(({ provider }) => provider !== null) ?? offers[0];
  if (!shipping) return refused("SHIPPING_NOT_OFFERED", "No shipping method is available for this address.");
  if (!payment) return refused("PAYMENT_NOT_OFFERED", "No payment method is available for this address.");
  return ok({ shipping, payment });
}

/** Returns the order of a cycle as a shopper would send it, to the subscription's address and at present prices. */
async function createOrderRequest(
  session: Session,
  view: CatalogueView,
  { subscription, customer, cartId, consents }: DueCycle,
  now: Date,
): Promise<Result<SentOrder, Refused>> {
  const { id, customerId, address, storeCode, cyclesDone } = subscription;
  const { currency, locale } = view.store;
  const to = { country: address.country, region: address.region || null, groupId: customer.groupId, currency, locale };
  const terms = await readCycleTerms(session, to, await countPieces(session, cartId));
  if (!terms.ok) return terms;
  const { shipping, payment } = terms.value;
  const lines = await readLines(session, cartId, view);
  const bySku = Map.groupBy(lines, skuOf);
  return ok({
    key: `subscription:${id}:${cyclesDone + 1}`,
    cartId,
    storeCode,
    userId: String(customerId),
    createdAt: now,
    isCustomerNamed: true,
    customer: { firstName: customer.firstName, lastName: customer.lastName, email: customer.email },
    shippingAddress: address,
    billingAddress: address,
    company: null,
    shipping,
    pointId: null,
    paymentCode: payment.code,
    paymentAdditional: { issuer: null, bank: null },
    consents,
    costs: { shipping: null, payment: null, discount: null, giftCard: null },
    products: [...bySku].map(([sku, own]) => ({
      sku,
      quantity: own.reduce((sum, { item }) => sum + item.quantity, 0),
      price: own[0] ? toWireAmount(linePrice(own[0], view.store, now)) : 0,
    })),
  });
}

/**
 * Makes the order of the next cycle with its mail and schedules the cycle after it, in the transaction of the session. The
 * subscription is locked. `consents` is what was ticked just
 * before, which is recorded with the order. A refused order leaves no trace.
 */
export async function makeCycle(
  session: Session,
  parts: CycleParts,
  subscription: StoredSubscription,
  now: Date,
  consents: SentOrder["consents"] = [],
): Promise<Result<MadeCycle, Refused>> {
  const { id, customerId, storeCode, cyclesDone, duration, startsAt } = subscription;
  const store = storeViewOf(storeCode);
  if (!store) return refused("ENOTFOUND", "There is no such store view.");
  const [customer] = await session.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) return refused("ENOTFOUND", "There is no such customer.");
  const view = await parts.catalogue(session, store);
  const cartId = await fillCart(session, parts, subscription, now);
  const sent = await createOrderRequest(session, view, { subscription, customer, cartId, consents }, now);
  const caller: Customer = { kind: "customer", visitorId: null, customerId, groupId: customer.groupId, familyId: "" };
  const { findPoint, fields, settings } = parts;
  const call = { caller, findPoint, fields, settings, screening: null, now };
  const placed = sent.ok ? await createOrder(session, parts.catalogue, { ...call, sent: sent.value }) : sent;
  if (!placed.ok) {
    await session.delete(carts).where(eq(carts.id, cartId));
    return refuse(placed.error);
  }
  const cycle = cyclesDone + 1;
  const orderId = Number(placed.value.answer.backendOrderId);
  await session.insert(subscriptionCycles).values({ subscriptionId: id, cycle, orderId });
  const due = subscription.nextAt ?? startsAt;
  const nextAt = cycleDate(startsAt, cycleAfter(startsAt, due, intervalMonths), intervalMonths);
  await session
    .update(subscriptions)
    .set({ cyclesDone: cycle, nextAt: cycle < duration ? nextAt : null })
    .where(eq(subscriptions.id, id));
  await scheduleCycle(session, id, cycle + 1, nextAt);
  await announceCycle(session, parts.settings, { subscription, cycle, orderId }, now);
  return ok({ orderId, productIds: placed.value.productIds });
}

/** Queues the mail about a cycle's order that is waiting to be paid, once for each cycle. */
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
  if (!order) throw new Error("The order of the cycle was not found.");
  const { id, duration, storeCode } = subscription;
  const locale = localeOf(order);
  // The page requires a login, so the link alone cannot pay or cancel anything.
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
  await queueMail(session, { key, kind: "subscription-cycle", recipient: order.email, locale, letter }, now);
}
