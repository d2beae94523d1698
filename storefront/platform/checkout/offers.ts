import { and, asc, eq } from "drizzle-orm";
import type { ShippingMethod } from "#domain/checkout/checkout.ts";
import type { Currency, Money } from "#domain/money/money.ts";
import type { Session } from "../database/database.ts";
import { wordIn } from "../catalog/wordIn.ts";
import { paymentCosts, paymentMethods, shippingMethods, shippingRates } from "../database/schema/index.ts";

/** Where to, paid in what, and told in which language. */
export interface Destination {
  readonly country: string;
  readonly currency: Currency;
  readonly locale: string;
}

export interface OfferedShipping extends ShippingMethod {
  readonly carrierTitle: string;
}

export interface OfferedPayment {
  readonly code: string;
  readonly title: string;
  readonly cost: Money;
  readonly isDefault: boolean;
}

/** How an order can get there. */
export async function shippingOffers(session: Session, to: Destination): Promise<readonly OfferedShipping[]> {
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
    .orderBy(asc(shippingMethods.position));
  return rows.map(({ method, amount }) => ({
    carrierCode: method.carrierCode,
    methodCode: method.methodCode,
    carrierTitle: method.carrierTitle,
    title: wordIn(method.titles, to.locale),
    price: { minor: amount, currency: to.currency },
    isDefault: method.isDefault,
  }));
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
  return rows.map(({ method, amount }) => ({
    code: method.code,
    title: wordIn(method.titles, to.locale),
    cost: { minor: amount, currency: to.currency },
    isDefault: method.isDefault,
  }));
}

interface Code {
  readonly carrierCode: string | null;
  readonly methodCode: string | null;
}

export const findShipping = <Offer extends ShippingMethod>(offers: readonly Offer[], code: Code): Offer | null =>
  offers.find((offer) => offer.carrierCode === code.carrierCode && offer.methodCode === code.methodCode) ?? null;
