import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import type { PaymentShelf } from "#domain/checkout/paymentMethods.ts";
import { code, defaultsOf, listOf, mapOf, milliseconds, oneOf, path, size, someOf } from "./setting.ts";

export const paymentSettings = {
  /** The delay before the browser is sent to the provider, in milliseconds (docs/specification/settings.md#setting-39). */
  redirectDelay: milliseconds(250),
  /**
   * Payment methods of the first provider: the shop's code to the provider's. Methods that are not listed are not offered
   * (docs/specification/payment.md#payment-9).
   */
  mollieMethods: mapOf("code", {
    ideal: "ideal",
    paypal: "paypal",
    voucher: "voucher",
    creditcard: "creditcard",
    applepay: "applepay",
    klarna: "klarna",
    banktransfer: "banktransfer",
    sofort: "sofort",
    giftcard: "giftcard",
    eps: "eps",
    giropay: "giropay",
  }),
  /**
   * Groups of payment methods on the page (docs/specification/checkout.md#checkout-37). `codes` are of any provider;
   * `restOf` adds all other methods of one provider, such as the banks of `tpay`. Methods in no group go to the last one.
   */
  shelves: someOf<PaymentShelf>({ shape: { id: "code", codes: { listOf: "code" }, restOf: { nullable: "code" } } }, [
    { id: "first", codes: ["150", "166", "170", "applepay", "giropay"], restOf: null },
    { id: "second", codes: ["sofort", "paypal"], restOf: "tpay" },
    { id: "third", codes: ["103", "creditcard", "klarna"], restOf: null },
  ]),
  /** The method that is paid on delivery, and not offered when nothing is delivered (docs/specification/checkout.md#checkout-35). */
  cashOnDeliveryCode: code("cashondelivery"),
  /**
   * Methods that stand for a whole provider and are replaced by the provider's own list
   * (docs/specification/checkout.md#checkout-34).
   */
  aggregateCodes: listOf("code", ["mollie", "tpay"]),
  /** Countries that the second provider serves (docs/specification/checkout.md#checkout-36). */
  tpayCountries: listOf("country", ["PL"]),
  /** Providers whose payments the shop's pages can start; methods of other providers are not offered there. */
  startableProviders: listOf<PaymentProviderCode>("code", ["mollie", "tpay", "paypal"]),
  /** Methods whose bank is chosen in the shop, from the list of their provider (docs/specification/payment.md#payment-10). */
  issuerMethods: listOf("code", ["ideal"]),
  /** BLIK: its method, the digits of a code and how long a code is valid, in milliseconds (docs/decisions/product.md#decision-5). */
  blik: { methodCode: code("150"), codeLength: size(6), codeLifetime: milliseconds(120_000) },
  /** Uses PayPal's sandbox or its live service (docs/specification/settings.md#setting-39). */
  paypalMode: oneOf(["sandbox", "live"], "sandbox"),
  /** The page shown when a payment could not be created (docs/specification/payment.md#payment-8). */
  errorPath: path("/error"),
};

export const payment = defaultsOf(paymentSettings);
