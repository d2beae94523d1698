/** A shelf of the payment step. What no shelf names goes to the last one. */
export interface PaymentShelf {
  readonly id: string;
  /** Codes of methods, of either provider. */
  readonly codes: readonly string[];
  /** Takes every other method of this provider, such as the banks of `tpay`. */
  readonly restOf: "mollie" | "tpay" | "paypal" | null;
}

export interface PaymentConfiguration {
  /** Wait before the browser is sent to the provider, in milliseconds (docs/specification/settings.md#setting-39). */
  readonly redirectDelay: number;
  /**
   * The shop's code of a method to the first provider's; what is not named is not offered
   * (docs/specification/payment.md#payment-9).
   */
  readonly mollieMethods: Readonly<Record<string, string>>;
  /** How methods are put together on the page (docs/specification/checkout.md#checkout-37). */
  readonly shelves: readonly PaymentShelf[];
  /** Paid at the door, so never for what is not delivered (docs/specification/checkout.md#checkout-35). */
  readonly cashOnDeliveryCode: string;
  /**
   * Methods that stand for a whole provider and are replaced by its own list
   * (docs/specification/checkout.md#checkout-34).
   */
  readonly aggregateCodes: readonly string[];
  /** Countries that the second provider serves (docs/specification/checkout.md#checkout-36). */
  readonly tpayCountries: readonly string[];
  /** Providers whose payment the shop's pages can start; methods of others are not offered there. */
  readonly startableProviders: readonly ("mollie" | "tpay" | "paypal")[];
  /**
   * The mobile code: its method, its length in digits and its life in milliseconds
   * (docs/decisions/product.md#decision-5).
   */
  readonly blik: { readonly methodCode: string; readonly codeLength: number; readonly codeLifetime: number };
  /** PayPal's sandbox or its real service (docs/specification/settings.md#setting-39). */
  readonly paypalMode: "sandbox" | "live";
  /** Where a payment that could not be created leads (docs/specification/payment.md#payment-8). */
  readonly errorPath: string;
}

export const payment: PaymentConfiguration = {
  redirectDelay: 250,
  mollieMethods: {
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
  },
  shelves: [
    { id: "first", codes: ["150", "166", "170", "applepay", "giropay"], restOf: null },
    { id: "second", codes: ["sofort", "paypal"], restOf: "tpay" },
    { id: "third", codes: ["103", "creditcard", "klarna"], restOf: null },
  ],
  cashOnDeliveryCode: "cashondelivery",
  aggregateCodes: ["mollie", "tpay"],
  tpayCountries: ["PL"],
  // No page leads to a provider yet.
  startableProviders: [],
  blik: { methodCode: "150", codeLength: 6, codeLifetime: 120_000 },
  paypalMode: "sandbox",
  errorPath: "/error",
};
