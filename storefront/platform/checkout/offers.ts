import { type Currency, type Money, zero } from "#domain/money.ts";
import type { OpenCart } from "../cart/openCart.ts";
import type { TaxPlace } from "../catalog/taxes.ts";
import { and, asc, eq, gte, isNull, or, sum } from "drizzle-orm";
import type { Configuration } from "#configuration/configuration.ts";
import { configuration } from "#configuration/index.ts";
import type { PaymentMethod, PaymentProviderCode, ShippingMethod } from "#domain/checkout/checkout.ts";
import { offeredPaymentMethods } from "#domain/checkout/paymentMethods.ts";
import type { Session } from "../kernel/database/database.ts";
import { deliveryPrice, type DeliveryTariff } from "#domain/delivery.ts";
import { labelIn } from "../stores/storeViews.ts";
import { cartItems } from "../cart/tables/cart.ts";
import { paymentCosts, paymentMethods, shippingMethods, shippingRates } from "./tables/checkout.ts";
import { onlineMethods } from "../payment/tables/payment.ts";

/** The country and region that a cart is sent to. */
export interface Place {
  readonly country: string;
  readonly region: string | null;
}

/** The destination of a cart, with the customer group, currency and language that offers depend on. */
export interface Destination extends TaxPlace {
  readonly currency: Currency;
  readonly locale: string;
}

/** Returns the destination of a cart; the country of the store view while the shopper has named none. */
export const destinationOf = ({ cart, view: { store }, groupId }: OpenCart): Destination => ({
  country: cart.country ?? store.country,
  region: cart.region,
  groupId,
  currency: store.currency,
  locale: store.locale,
});

/** Returns the cart as it would be with another destination. */
export const withDestination = (open: OpenCart, { country, region }: Place): OpenCart => ({
  ...open,
  cart: { ...open.cart, country, region },
});

/** A delivery method with its tariff. Its price depends on the goods (`priceShipping`). */
export interface OfferedShipping extends Omit<ShippingMethod, "price">, DeliveryTariff {
  readonly carrierTitle: string;
}

/** A delivery method with its price for the goods of a cart or an order. */
export interface PricedShipping extends OfferedShipping {
  readonly price: Money;
}

/** Returns a delivery method with its price. `goods` is the gross value of the goods after discounts (`goodsValue`). */
export const priceShipping = (offer: OfferedShipping, goods: Money): PricedShipping => ({
  ...offer,
  price: deliveryPrice(offer, goods),
});

export interface OfferedPayment {
  readonly code: string;
  readonly title: string;
  readonly cost: Money;
  readonly isDefault: boolean;
  readonly provider: PaymentProviderCode | null;
  readonly countries: PaymentMethod["countries"];
}

/**
 * Returns the shipping methods to a destination that have room for a number of pieces, in the order in which they are shown.
 * None to a country that the shop does not deliver to (`checkout.countries`).
 */
export async function readShippingOffers(
  session: Session,
  to: Destination,
  pieces: number,
  { countries }: Pick<Configuration["checkout"], "countries"> = configuration.checkout,
): Promise<readonly OfferedShipping[]> {
  if (!countries.includes(to.country)) return [];
  const rows = await session
    .select({ method: shippingMethods, amount: shippingRates.amount, freeFrom: shippingRates.freeFrom })
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
  return rows.map(({ method, amount, freeFrom }) => ({
    carrierCode: method.carrierCode,
    methodCode: method.methodCode,
    carrierTitle: method.carrierTitle,
    title: labelIn(method.titles, to.locale),
    rate: { minor: amount, currency: to.currency },
    freeFrom: freeFrom === null ? null : { minor: freeFrom, currency: to.currency },
    isDefault: method.isDefault,
    needsPoint: method.needsPoint,
  }));
}

/** Returns the number of pieces in a cart. */
export async function countPieces(session: Session, cartId: string): Promise<number> {
  const [row] = await session
    .select({ pieces: sum(cartItems.quantity).mapWith(Number) })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId));
  return row?.pieces ?? 0;
}

/**
 * Returns the payment methods at a destination: the shop's own ones, then those of payment providers. The latter depend on
 * the billing country, which is the destination's unless another is known. Null returns those of all countries.
 */
export async function readPaymentOffers(
  session: Session,
  to: Destination,
  billingCountry: string | null = to.country,
): Promise<readonly OfferedPayment[]> {
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
    title: labelIn(method.titles, to.locale),
    cost: { minor: amount, currency: to.currency },
    isDefault: method.isDefault,
    provider: null,
    countries: everywhere,
  }));
  return [...own, ...(await readOnlineOffers(session, to, billingCountry))];
}

const everywhere = { allowed: "all", excluded: [] } as const;

/**
 * Returns the stored methods of payment providers that serve the billing country and take the destination's currency. Null
 * returns those of all countries.
 */
export async function readOnlineOffers(
  session: Session,
  to: Pick<Destination, "currency" | "locale">,
  billingCountry: string | null,
): Promise<readonly OfferedPayment[]> {
  const rows = await session.select().from(onlineMethods).orderBy(asc(onlineMethods.position));
  const inCurrency = rows.filter(({ currencies }) => currencies === null || currencies.includes(to.currency));
  const methods = inCurrency.map(({ code, titles, provider, allowed, excluded }) => ({
    code,
    title: labelIn(titles, to.locale),
    cost: zero(to.currency),
    isDefault: false,
    provider,
    countries: { allowed, excluded },
  }));
  if (billingCountry === null) return methods;
  return offeredPaymentMethods(methods, { country: billingCountry, isVirtual: false }, configuration.payment);
}

interface ShippingCode {
  readonly carrierCode: string | null;
  readonly methodCode: string | null;
}

/** Returns the offer with a carrier and method; null when it is not offered. */
export const findShipping = <Offer extends Pick<ShippingMethod, "carrierCode" | "methodCode">>(
  offers: readonly Offer[],
  code: ShippingCode,
): Offer | null =>
  offers.find((offer) => offer.carrierCode === code.carrierCode && offer.methodCode === code.methodCode) ?? null;
