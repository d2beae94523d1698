import { asc, desc, eq } from "drizzle-orm";
import { cycleDate } from "#domain/subscription.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Customer } from "../customer/callerOf.ts";
import { createCart } from "../cart/openCart.ts";
import { type Line, readLines } from "../cart/lines.ts";
import { kindOf } from "../catalog/listedProduct.ts";
import type { Session } from "../kernel/database/database.ts";
import { carts } from "../cart/tables/cart.ts";
import { customerAddresses } from "../customer/tables/customer.ts";
import { subscriptionItems, subscriptions } from "./tables/subscription.ts";
import { openOptions, placeInCart, placeInSubscription, sealOptions } from "../prescription/sealedOptions.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { type CycleParts, makeCycle } from "./makeCycle.ts";
import { intervalMonths } from "./changeSubscription.ts";

/** A year of months (docs/specification/subscriptions.md#subscription-2). */
const duration = 12;

export interface Wanted {
  readonly caller: Customer;
  readonly storeCode: string | undefined;
  readonly currency: string;
  /** Ids or skus of the variants of the cart's lines. */
  readonly variants: readonly string[];
}

async function addressOf(session: Session, customerId: number) {
  const [first] = await session
    .select({ address: customerAddresses.address })
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(desc(customerAddresses.isDefaultShipping), asc(customerAddresses.id))
    .limit(1);
  return first?.address ?? null;
}

/** Whether the cart holds contact lenses of these variants, and nothing else. */
function isWhatIsMeant(lines: readonly Line[], wanted: readonly string[]): boolean {
  const there = lines.map(({ listed: { variant } }) => variant);
  return (
    lines.length > 0 &&
    // A second one is only named where the cart has two lines (docs/specification/subscriptions.md#subscription-1).
    wanted.length <= lines.length &&
    lines.every(({ listed }) => kindOf(listed) === "contact-lenses") &&
    there.every(({ id, sku }) => wanted.includes(sku) || wanted.includes(String(id))) &&
    wanted.every((name) => there.some(({ id, sku }) => name === sku || name === String(id)))
  );
}

/**
 * Makes the lenses in the customer's cart come each month for a year, and orders the first cycle at once. The cart is
 * closed by it, so that a call that is made again finds nothing to subscribe to.
 */
export async function subscribe(
  session: Session,
  parts: CycleParts,
  { caller, storeCode, currency, variants }: Wanted,
  now: Date,
): Promise<Result<{ readonly id: number; readonly productIds: readonly number[] }, Refused>> {
  const { customerId } = caller;
  const store = storeViewOf(storeCode);
  if (!store || store.currency !== currency) return refused("ENOTFOUND", "There is no such store view.");
  const cartCall = { store, caller, guestCartId: null, id: parts.newId(), fields: parts.fields, now };
  const cartId = await createCart(session, parts.catalogue, cartCall);
  const lines = await readLines(session, cartId, await parts.catalogue(session, store));
  if (!isWhatIsMeant(lines, variants)) return refused("CART_CHANGED", "The cart does not hold these lenses alone.");
  const address = await addressOf(session, customerId);
  if (!address) return refused("ADDRESS_REQUIRED", "Tell where to send the lenses first.");
  const endsAt = cycleDate(now, duration, intervalMonths);
  const [subscription] = await session
    .insert(subscriptions)
    .values({ customerId, storeCode: store.code, status: "pending", address, duration, startsAt: now, endsAt })
    .returning();
  if (!subscription) throw new Error("A subscription was not written.");
  await session.insert(subscriptionItems).values(
    lines.map(({ item }, position) => {
      const place = { subscriptionId: subscription.id, position };
      const custom = openOptions(parts.fields, item, placeInCart(item));
      const sealed = sealOptions(parts.fields, { ...item.productOption, custom }, placeInSubscription(place));
      const { variantId, quantity, needsOptician } = item;
      return Object.assign(place, sealed, { variantId, quantity, needsOptician });
    }),
  );
  const made = await makeCycle(session, parts, subscription, now);
  if (!made.ok) {
    await session.delete(subscriptions).where(eq(subscriptions.id, subscription.id));
    return made;
  }
  await session.update(carts).set({ orderedAt: now, updatedAt: now }).where(eq(carts.id, cartId));
  return ok({ id: subscription.id, productIds: made.value.productIds });
}
