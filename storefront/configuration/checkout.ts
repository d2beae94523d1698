import { code, defaultsOf, listOf, milliseconds, minorUnits, nullable, someOf } from "./setting.ts";

export const checkoutSettings = {
  /**
   * How long after the last activity a shopper counts as being in the checkout, in milliseconds
   * (docs/specification/checkout.md#checkout-3).
   */
  inCheckoutWindow: milliseconds(1_800_000),
  /** Countries that orders are sent to (docs/specification/checkout.md#checkout-11). */
  countries: someOf("country", ["PL", "DE", "IT", "US"]),
  /** Stores whose shoppers tick that they accept the terms. In the others, ordering accepts them, as a sentence says. */
  termsTickedInStores: listOf("code", ["pl"]),
  /** The version of the texts that are ticked before ordering, recorded with the order. Change it whenever they change. */
  consentsVersion: code("2026-11-28"),
  /** The delivery offered until the platform has answered (docs/specification/settings.md#setting-33). */
  defaultShipping: {
    carrierCode: code("dpd"),
    methodCode: code("flatrate"),
    /** Gross, in minor units; the net follows from the VAT rate (docs/decisions/product.md#decision-26). */
    grossPrices: { PLN: minorUnits(500), EUR: minorUnits(490), USD: minorUnits(990) },
    /**
     * The gross value of the goods, after discounts, from which it is free, in minor units; null if it never is
     * (docs/specification/checkout.md#checkout-46).
     */
    freeFrom: {
      PLN: nullable<number>("minorUnits", 39_900),
      EUR: nullable<number>("minorUnits", 9_900),
      USD: nullable<number>("minorUnits", null),
    },
  },
  /** The payment offered until the platform has answered: on delivery, or by a method of any registered provider. */
  defaultPayment: {
    code: code("cashondelivery"),
    /** Gross, in minor units. */
    grossCosts: { PLN: minorUnits(0), EUR: minorUnits(0), USD: minorUnits(0) },
  },
};

export const checkout = defaultsOf(checkoutSettings);
