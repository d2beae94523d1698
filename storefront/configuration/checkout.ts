import type { Currency } from "#domain/money.ts";

export interface CheckoutConfiguration {
  /**
   * How long after the last sign of life a shopper is still in the checkout, in milliseconds
   * (docs/specification/checkout.md#checkout-3).
   */
  readonly inCheckoutWindow: number;
  /** Countries that orders are sent to (docs/specification/checkout.md#checkout-11). */
  readonly countries: readonly string[];
  /** The method offered until the platform has answered (docs/specification/settings.md#setting-33). */
  readonly defaultShipping: {
    readonly carrierCode: string;
    readonly methodCode: string;
    /** Gross, in minor units; the net follows from the VAT rate (docs/decisions/product.md#decision-26). */
    readonly grossPrices: Readonly<Record<Currency, number>>;
  };
  /** The payment offered until the platform has answered. */
  readonly defaultPayment: {
    readonly code: string;
    /** Gross, in minor units. */
    readonly grossCosts: Readonly<Record<Currency, number>>;
  };
}

export const checkout: CheckoutConfiguration = {
  inCheckoutWindow: 1_800_000,
  countries: ["PL", "DE", "IT", "US"],
  defaultShipping: { carrierCode: "dpd", methodCode: "flatrate", grossPrices: { PLN: 500, EUR: 490, USD: 990 } },
  defaultPayment: { code: "cashondelivery", grossCosts: { PLN: 0, EUR: 0, USD: 0 } },
};
