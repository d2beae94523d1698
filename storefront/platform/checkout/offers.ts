import { type Currency, type Money, zero } from "#domain/money.ts";
import type { OpenCart } from "../cart/openCart.ts";
import type { TaxedWhere } from "../catalog/taxes.ts";
import { and, asc, eq, gte, isNull, or, sum } from "drizzle-orm";
import { configuration } from "#configuration/index.ts";
import type { PaymentMethod, PaymentProvider, ShippingMethod } from "#domain/checkout/checkout.ts";
import { offeredPaymentMethods } from "#domain/checkout/paymentMethods.ts";
import type { Session } from "../kernel/database/database.ts";
import { wordIn } from "../stores/storeViews.ts";
import { cartItems } from "../cart/tables/cart.ts";
import { paymentCosts, paymentMethods, shippingMethods, shippingRates } from "./tables/checkout.ts";
import { onlineMethods } from "../payment/tables/payment.ts";

/** Where a cart goes. */
export interface Place {
  readonly country: string;
  readonly region: string | null;
}

/** Where to and to whom, paid in what, and told in which language. */
export interface Destination extends TaxedWhere {
  readonly currency: Currency;
  readonly locale: string;
}

/** Where the cart goes, as far as anybody said; until then, where the store view is. */
export const destinationOf = ({ cart, view: { store }, groupId }: OpenCart): Destination => ({
  country: cart.country ?? store.country,
  region: cart.region,
  groupId,
  currency: store.currency,
  locale: store.locale,
});

/** The cart as it would be if it went there. */
export const sentTo = (open: OpenCart, { country, region }: Place): OpenCart => ({
  ...open,
  cart: { ...open.cart, country, region },
});

export interface OfferedShipping extends ShippingMethod {
  readonly carrierTitle: string;
}

export interface OfferedPayment {
  readonly code: string;
  readonly title: string;
  readonly cost: Money;
  readonly isDefault: boolean;
  readonly provider: PaymentProvider | null;
  readonly countries: PaymentMethod["countries"];
}

/** How an order of so many pieces can get there: what a locker has no room for is not offered. */
export async function shippingOffers(
  session: Session,
  to: Destination,
  pieces: number,
): Promise<readonly OfferedShipping[]> {
  const rows = await session
    .select({ method: shippingMethods, amount: shippingRates.amount })
    .from(shippingMethods)
    .innerJoin(
      shippingRates,
      and(
        eq(shippingRates.carrierCode, shippingMethods.carrierCode),
        eq(shippingRates.methodCode, shippingMethods.methodCode),
        eq(shippingRates.country, to.country),
        eq(shippingRates.currency, to.currency),
      ),
    )
    .where(or(isNull(shippingMethods.mostPieces), gte(shippingMethods.mostPieces, pieces)))
    .orderBy(asc(shippingMethods.position));
  return rows.map(({ method, amount }) => ({
    carrierCode: method.carrierCode,
    methodCode: method.methodCode,
    carrierTitle: method.carrierTitle,
    title: wordIn(method.titles, to.locale),
    price: { minor: amount, currency: to.currency },
    isDefault: method.isDefault,
    needsPoint: method.needsPoint,
  }));
}

/** How many pieces lie in a cart. */
export async function piecesIn(session: Session, cartId: string): Promise<number> {
  const [row] = await session
    .select({ pieces: sum(cartItems.quantity).mapWith(Number) })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId));
  return row?.pieces ?? 0;
}

/** How it can be paid there. */
export async function paymentOffers(session: Session, to: Destination): Promise<readonly OfferedPayment[]> {
  const rows = await session
    .select({ method: paymentMethods, amount: paymentCosts.amount })
    .from(paymentMethods)
    .innerJoin(
      paymentCosts,
      and(
        eq(paymentCosts.code, paymentMethods.code),
        eq(paymentCosts.country, to.country),
        eq(paymentCosts.currency, to.currency),
      ),
    )
    .orderBy(asc(paymentMethods.position));
  const own = rows.map(({ method, amount }) => ({
    code: method.code,
    title: wordIn(method.titles, to.locale),
    cost: { minor: amount, currency: to.currency },
    isDefault: method.isDefault,
    provider: null,
    countries: everywhere,
  }));
  return [...own, ...(await onlineOffers(session, to))];
}

const everywhere = { allowed: "all", excluded: [] } as const;

/** How it can be paid there at a provider: as that last said, and never in another currency than it takes. */
async function onlineOffers(session: Session, to: Destination): Promise<readonly OfferedPayment[]> {
  const rows = await session.select().from(onlineMethods).orderBy(asc(onlineMethods.position));
  const methods = rows.map(({ code, titles, provider, allowed, excluded }) => ({
    code,
    title: wordIn(titles, to.locale),
    cost: zero(to.currency),
    isDefault: false,
    provider,
    countries: { allowed, excluded },
  }));
  const offered = offeredPaymentMethods(methods, { country: to.country, isVirtual: false }, configuration.payment);
  return offered.filter(({ provider }) => provider !== "tpay" || to.currency === "PLN");
}

interface Code {
  readonly carrierCode: string | null;
  readonly methodCode: string | null;
}

export const findShipping = <Offer extends ShippingMethod>(offers: readonly Offer[], code: Code): Offer | null =>
  offers.find((offer) => offer.carrierCode === code.carrierCode && offer.methodCode === code.methodCode) ?? null;
