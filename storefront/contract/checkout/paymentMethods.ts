import * as z from "zod/mini";
import type { PaymentMethod, PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { list, optionalList, readAmount, wireAmount } from "../wire/value.ts";
import { defineEndpoint, perCurrency } from "../wire/endpoint.ts";

const countryCodes = z.nullish(list(z.string()));

const wireMethod = z.object({
  code: z.string(),
  title: z.string(),
  cost: z.nullish(wireAmount),
  cost_incl_tax: z.nullish(wireAmount),
  costInclTax: z.nullish(wireAmount),
  default: z.nullish(z.boolean()),
  mollieMethod: z.nullish(z.boolean()),
  tpayMethod: z.nullish(z.boolean()),
  paymentProvider: z.nullish(z.string()),
  allowedAllCountries: z.nullish(z.boolean()),
  allowedCountries: countryCodes,
  excludedCountries: countryCodes,
});
type WireMethod = z.output<typeof wireMethod>;
export type WirePaymentMethod = z.input<typeof wireMethod>;

/**
 * Returns the code of the provider that a method leads to. Mollie's and Tpay's methods have a flag each, and PayPal's
 * only method is known by its code; a method of any other provider names it.
 */
function providerOf({ code, mollieMethod, tpayMethod, paymentProvider }: WireMethod): PaymentProviderCode | null {
  if (mollieMethod) return "mollie";
  if (tpayMethod) return "tpay";
  return code === "paypal" ? "paypal" : (paymentProvider ?? null);
}

/** Returns the fields by which the methods of a provider are recognised. */
export function providerFields(provider: PaymentProviderCode | null): Partial<WirePaymentMethod> {
  if (provider === "mollie") return { mollieMethod: true };
  if (provider === "tpay") return { tpayMethod: true };
  return provider === null || provider === "paypal" ? {} : { paymentProvider: provider };
}

/** A payment method. It is offered in all countries unless it names some. */
export const paymentMethod = perCurrency((currency) =>
  z.pipe(
    wireMethod,
    z.transform((wire): PaymentMethod => {
      const { code, title, allowedCountries, excludedCountries } = wire;
      const cost = wire.cost_incl_tax ?? wire.costInclTax ?? wire.cost ?? 0;
      return {
        code,
        title,
        cost: readAmount(cost, currency),
        isDefault: wire.default === true,
        provider: providerOf(wire),
        countries: {
          allowed: wire.allowedAllCountries === true ? "all" : (allowedCountries ?? "all"),
          excluded: excludedCountries ?? [],
        },
      };
    }),
  ),
);

export const paymentEndpoints = {
  /**
   * The methods for the delivery country, which is that of `shipping-information` or of the store view. Methods of payment
   * providers are those for the billing country if it is sent (docs/specification/checkout.md#checkout-34).
   */
  paymentMethods: defineEndpoint({
    method: "GET",
    path: "/api/cart/payment-methods",
    query: ["token", "cartId", "storeCode", "billingCountry"],
    body: null,
    result: perCurrency((currency) => optionalList(paymentMethod(currency))),
  }),
};
