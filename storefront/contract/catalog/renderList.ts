import * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";
import type { PlatformPrice } from "#domain/price.ts";
import { optionalList, numeric, readAmount, wireAmount } from "../wire/value.ts";
import { defineEndpoint, perCurrency } from "../wire/endpoint.ts";

const amounts = { final_price: wireAmount, regular_price: wireAmount, special_price: z.nullish(wireAmount) };

/** Prices are gross, those in `tax_adjustments` net (docs/specification/prices.md#price-11). */
const wireItem = z.object({
  id: numeric,
  sku: z.optional(z.string()),
  /** The platform's signature, by which it recognises its prices when they are sent back. */
  sgn: z.string(),
  price_info: z.object({
    ...amounts,
    extension_attributes: z.object({ tax_adjustments: z.object(amounts) }),
  }),
});
export type WirePriceItem = z.input<typeof wireItem>;

/** Reads the prices of a product. A special price that is not below the regular price is ignored. */
function readPrices({ id, price_info: gross }: z.output<typeof wireItem>, currency: Currency): PlatformPrice {
  const net = gross.extension_attributes.tax_adjustments;
  const taxed = (name: keyof typeof amounts) => ({
    gross: readAmount(gross[name] ?? 0, currency),
    net: readAmount(net[name] ?? 0, currency),
  });
  const special = taxed("special_price");
  const regular = taxed("regular_price");
  const isSpecial = special.gross.minor > 0 && special.gross.minor < regular.gross.minor;
  return { id, current: taxed("final_price"), regular, special: isSpecial ? special : null };
}

const result = perCurrency((currency) =>
  z.pipe(
    z.object({ items: optionalList(wireItem) }),
    z.transform(({ items }) => items.map((item) => readPrices(item, currency))),
  ),
);

export const renderListEndpoints = {
  /** Current prices of up to 200 skus of products or variants. Unknown skus are left out. */
  renderList: defineEndpoint({
    method: "GET",
    path: "/api/products/render-list",
    query: ["skus", "currencyCode", "storeId", "userGroupId", "token"],
    body: null,
    result,
  }),
};
