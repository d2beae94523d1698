import * as z from "zod/mini";
import type { PaymentMethod, PaymentProvider } from "#domain/checkout/checkout.ts";
import { list, listOf, readAmount, wireAmount } from "../wire/value.ts";
import { call, perCurrency } from "../wire/endpoint.ts";

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
  allowedAllCountries: z.nullish(z.boolean()),
  allowedCountries: countryCodes,
  excludedCountries: countryCodes,
});
type WireMethod = z.output<typeof wireMethod>;
export type WirePaymentMethod = z.input<typeof wireMethod>;

function providerOf({ code, mollieMethod, tpayMethod }: WireMethod): PaymentProvider | null {
  if (mollieMethod) return "mollie";
  if (tpayMethod) return "tpay";
  return code === "paypal" ? "paypal" : null;
}

/** A method that names no countries is offered in all. */
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
  /** The methods of the country that `shipping-information` named, else of the store view's own. */
  paymentMethods: call({
    method: "GET",
    path: "/api/cart/payment-methods",
    query: ["token", "cartId", "storeCode"],
    body: null,
    result: perCurrency((currency) => listOf(paymentMethod(currency))),
  }),
};
