import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { WireSubscriptionOffer } from "#contract/customer/subscription.ts";
import type { Address } from "#domain/checkout/checkout.ts";
import { ok, type Result } from "#domain/result.ts";
import { type Line, readLines } from "../cart/lines.ts";
import { openCart } from "../cart/openCart.ts";
import { carts } from "../cart/tables/cart.ts";
import { kindOf } from "../catalog/listedProduct.ts";
import { readCartTotals } from "../checkout/cartTotals.ts";
import { countPieces, destinationOf, withDestination } from "../checkout/offers.ts";
import type { Customer } from "../customer/callerOf.ts";
import { customerAddresses } from "../customer/tables/customer.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { intervalMonths } from "./changeSubscription.ts";
import { type CycleParts, readCycleTerms } from "./makeCycle.ts";

/** The number of cycles: a year of months (docs/specification/subscriptions.md#subscription-2). */
export const duration = 12;

/** Returns the customer's default delivery address, or the first one; null when there is none. */
async function readAddress(session: Session, customerId: number): Promise<Address | null> {
  const [first] = await session
    .select({ address: customerAddresses.address })
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(desc(customerAddresses.isDefaultShipping), asc(customerAddresses.id))
    .limit(1);
  return first?.address ?? null;
}

/** Whether a cart holds contact lenses and nothing else, which only such a cart can be subscribed to. */
export const holdsLenses = (lines: readonly Line[]): boolean =>
  lines.length > 0 && lines.every(({ listed }) => kindOf(listed) === "contact-lenses");

/** A subscription that a customer can start, and the address that it is delivered to. */
export interface Offer {
  readonly address: Address;
  readonly wire: WireSubscriptionOffer;
}

/** The customer whose cart in a store view is meant. */
export interface OfferRequest {
  readonly caller: Customer;
  readonly storeCode: string | undefined;
}

/**
 * Returns what each cycle of the lenses in the customer's cart costs at present, as its order will be made: to the
 * default address, without the cart's coupon and gift card. Refused for any other cart and without an address.
 */
export async function readOffer(
  session: Session,
  { catalogue }: Pick<CycleParts, "catalogue">,
  { caller, storeCode }: OfferRequest,
  now: Date,
): Promise<Result<Offer, Refused>> {
  const { customerId } = caller;
  const store = storeViewOf(storeCode);
  if (!store) return refused("ENOTFOUND", "There is no such store view.");
  const own = and(eq(carts.customerId, customerId), eq(carts.storeCode, store.code), isNull(carts.orderedAt));
  const [cart] = await session.select({ id: carts.id }).from(carts).where(own);
  const found = await openCart(session, catalogue, { cartId: cart?.id ?? "", storeCode, caller });
  if (!found.ok || !holdsLenses(await readLines(session, found.value.cart.id, found.value.view)))
    return refused("CART_CHANGED", "The cart must hold contact lenses and nothing else.");
  const address = await readAddress(session, customerId);
  if (!address) return refused("ADDRESS_REQUIRED", "Add a delivery address first.");
  const open = withDestination(found.value, { country: address.country, region: address.region || null });
  const terms = await readCycleTerms(session, destinationOf(open), await countPieces(session, open.cart.id));
  if (!terms.ok) return terms;
  const { shipping, payment } = terms.value;
  const { carrierCode, methodCode } = shipping;
  const choice = { carrierCode, methodCode, paymentCode: payment.code, couponCode: null, giftCardCode: null };
  const totals = await readCartTotals(session, { ...open, cart: { ...open.cart, ...choice } }, now);
  return ok({ address, wire: { duration, interval_months: intervalMonths, totals } });
}
