import * as z from "zod/mini";
import type { PriceHistory } from "#domain/price.ts";
import { defineEndpoint, perCurrency } from "../wire/endpoint.ts";
import { list, readAmount, wireAmount } from "../wire/value.ts";

const day = z.iso.date();

/** The prices of a product or variant, gross. Its form is our choice (docs/specification/products.md#product-13). */
const wirePriceHistory = z.object({
  /** The last day, in the shop's time zone. */
  today: day,
  prices: list(z.object({ from: day, price_incl_tax: wireAmount })),
  /** The lowest price of the 30 days before a reduction; null without one. */
  lowest: z.nullable(z.object({ price_incl_tax: wireAmount, from: day, to: day, is_short: z.boolean() })),
});
export type WirePriceHistory = z.input<typeof wirePriceHistory>;

const priceHistory = perCurrency((currency) =>
  z.pipe(
    wirePriceHistory,
    z.transform(({ today, prices, lowest }): PriceHistory => ({
      today,
      prices: prices.map(({ from, price_incl_tax }) => ({ from, price: readAmount(price_incl_tax, currency) })),
      lowest: lowest && {
        reference: readAmount(lowest.price_incl_tax, currency),
        from: lowest.from,
        to: lowest.to,
        shortHistory: lowest.is_short,
      },
    })),
  ),
);

export const priceHistoryEndpoints = {
  /** The prices at which a variant, or a product without variants, has been sold. */
  priceHistory: defineEndpoint({
    method: "GET",
    path: "/api/products/price-history",
    query: ["sku", "storeCode"],
    body: null,
    result: priceHistory,
  }),
};
