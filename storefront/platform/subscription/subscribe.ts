import { eq } from "drizzle-orm";
import { cycleDate } from "#domain/subscription.ts";
import type { RecordedConsent } from "#domain/checkout/consents.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Customer } from "../customer/callerOf.ts";
import { createCart } from "../cart/openCart.ts";
import { type Line, readLines } from "../cart/lines.ts";
import type { Session } from "../kernel/database/database.ts";
import { carts } from "../cart/tables/cart.ts";
import { subscriptionItems, subscriptions } from "./tables/subscription.ts";
import { openOptions, placeInCart, placeInSubscription, sealOptions } from "../prescription/sealedOptions.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { type CycleParts, makeCycle } from "./makeCycle.ts";
import { intervalMonths } from "./changeSubscription.ts";
import { duration, holdsLenses, readOffer } from "./offer.ts";

/** A request to subscribe to the lenses in the caller's cart. */
export interface SubscriptionRequest {
  readonly caller: Customer;
  readonly storeCode: string | undefined;
  readonly currency: string;
  /** Ids or skus of the variants of the cart's lines. */
  readonly variants: readonly string[];
  /** The total of a cycle that the customer has agreed to, in major units; null where it was not stated. */
  readonly agreedTotal: number | null;
  /** What was ticked before ordering. */
  readonly consents: readonly RecordedConsent[];
}

/** Whether the cart holds contact lenses of these variants and nothing else. A variant is named by its id or sku. */
function holdsExactly(lines: readonly Line[], names: readonly string[]): boolean {
  const inCart = lines.map(({ listed: { variant } }) => variant);
  return (
    holdsLenses(lines) &&
    // A second variant is named only when the cart has two lines (docs/specification/subscriptions.md#subscription-1).
    names.length <= lines.length &&
    inCart.every(({ id, sku }) => names.includes(sku) || names.includes(String(id))) &&
    names.every((name) => inCart.some(({ id, sku }) => name === sku || name === String(id)))
  );
}

/**
 * Subscribes to the lenses in the customer's cart for a year and orders the first cycle at once. This closes the cart, so
 * that a repeated call finds nothing to subscribe to.
 */
export async function subscribe(
  session: Session,
  parts: CycleParts,
  { caller, storeCode, currency, variants, agreedTotal, consents }: SubscriptionRequest,
  now: Date,
): Promise<Result<{ readonly id: number; readonly productIds: readonly number[] }, Refused>> {
  const { customerId } = caller;
  const store = storeViewOf(storeCode);
  if (!store || store.currency !== currency) return refused("ENOTFOUND", "There is no such store view.");
  const cartRequest = { store, caller, guestCartId: null, id: parts.newId(), fields: parts.fields, now };
  const cartId = await createCart(session, parts.catalogue, cartRequest);
  const lines = await readLines(session, cartId, await parts.catalogue(session, store));
  if (!holdsExactly(lines, variants))
    return refused("CART_CHANGED", "The cart must hold exactly these contact lenses.");
  const offer = await readOffer(session, parts, { caller, storeCode }, now);
  if (!offer.ok) return offer;
  const { address, wire } = offer.value;
  if (agreedTotal !== null && agreedTotal !== wire.totals.grand_total)
    return refused("PRICE_CHANGED", "A delivery costs another sum than the one that was agreed to.");
  const endsAt = cycleDate(now, duration, intervalMonths);
  const [subscription] = await session
    .insert(subscriptions)
    .values({ customerId, storeCode: store.code, status: "pending", address, duration, startsAt: now, endsAt })
    .returning();
  if (!subscription) throw new Error("The subscription was not written.");
  await session.insert(subscriptionItems).values(
    lines.map(({ item }, position) => {
      const place = { subscriptionId: subscription.id, position };
      const custom = openOptions(parts.fields, item, placeInCart(item));
      const sealed = sealOptions(parts.fields, { ...item.productOption, custom }, placeInSubscription(place));
      const { variantId, quantity, needsOptician } = item;
      return Object.assign(place, sealed, { variantId, quantity, needsOptician });
    }),
  );
  const made = await makeCycle(session, parts, subscription, now, consents);
  if (!made.ok) {
    await session.delete(subscriptions).where(eq(subscriptions.id, subscription.id));
    return made;
  }
  await session.update(carts).set({ orderedAt: now, updatedAt: now }).where(eq(carts.id, cartId));
  return ok({ id: subscription.id, productIds: made.value.productIds });
}
