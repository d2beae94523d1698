import { checkout } from "#configuration/checkout.ts";
import type { PaymentMethod, ShippingMethod } from "#domain/checkout/checkout.ts";
import { deliveryPrice } from "#domain/delivery.ts";
import type { Currency, Money } from "#domain/money.ts";
import type { StoreView } from "#domain/store.ts";
import { defaultDelivery } from "../../queries/defaultDelivery.ts";

// What the checkout offers while the platform does not answer (docs/specification/checkout.md#checkout-8). The platform
// confirms it before anything is ordered.

export interface OfflineDelivery {
  readonly store: StoreView;
  /** ISO code of the country of the delivery. */
  readonly country: string;
  /** The value of the goods after discounts; null while it is open. */
  readonly goods: Money | null;
  readonly title: string;
}

/** Returns the default delivery within the store's country; nothing for another country, or while its price is open. */
export function offlineShippingMethods({ store, country, goods, title }: OfflineDelivery): readonly ShippingMethod[] {
  if (country !== store.country || goods === null) return [];
  const { carrierCode, methodCode } = checkout.defaultShipping;
  const price = deliveryPrice(defaultDelivery(store.currency), goods);
  return [{ carrierCode, methodCode, title, price, isDefault: true, needsPoint: false }];
}

/** Returns the default payment. */
export function offlinePaymentMethods(currency: Currency, title: string): readonly PaymentMethod[] {
  const { code, grossCosts } = checkout.defaultPayment;
  const cost = { minor: grossCosts[currency], currency };
  return [{ code, title, cost, isDefault: true, provider: null, countries: { allowed: "all", excluded: [] } }];
}
