import * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";
import type { Price, Variant } from "#domain/product/product.ts";
import { listOf, numeric, readAmount, wireAmount } from "../wire/value.ts";
import { readFrame } from "./goods.ts";
import { mediaGallery, readPictures } from "../wire/picture.ts";
import { stock, unknownStock } from "./stock.ts";
import { attribute } from "./attribute.ts";

/**
 * Prices are gross. `lowest_price_30_days` is there exactly while a reduction may be announced
 * (docs/decisions/product.md#decision-8).
 */
export const wirePrice = {
  price_incl_tax: wireAmount,
  lowest_price_30_days: z.nullish(wireAmount),
};

/** A reference that is not above the price announces nothing (law.omnibus.claim). */
export function readPrice(wire: z.output<z.ZodMiniObject<typeof wirePrice>>, currency: Currency): Price {
  const current = readAmount(wire.price_incl_tax, currency);
  const reference = wire.lowest_price_30_days ?? null;
  const lowest = reference === null ? null : readAmount(reference, currency);
  return { current, reduction: lowest && lowest.minor > current.minor ? { lowestOf30Days: lowest } : null };
}

/** A child of a configurable product. Its attributes are pairs, or keys of its own on platforms that flatten them. */
export const wireChild = z.looseObject({
  ...wirePrice,
  id: numeric,
  sku: z.string(),
  status: z.optional(numeric),
  stock: z.nullish(stock),
  media_gallery: mediaGallery,
  custom_attributes: listOf(z.object({ attribute_code: z.string(), value: z.unknown() })),
});

/** Status 2 and above is not for sale (docs/specification/products.md#product-15). */
export const isEnabled = (status: number | undefined) => (status ?? 1) < 2;

const valueId = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Reads a child of a product with these attributes, for the options with these codes. */
export function readVariant(
  child: z.output<typeof wireChild>,
  parent: Readonly<Record<string, unknown>>,
  optionCodes: readonly string[],
  currency: Currency,
): Variant {
  const pairs = child.custom_attributes.map(({ attribute_code, value }) => [attribute_code, value] as const);
  const own: Readonly<Record<string, unknown>> = { ...child, ...Object.fromEntries(pairs) };
  return {
    id: child.id,
    sku: child.sku,
    price: readPrice(child, currency),
    stock: child.stock ?? unknownStock,
    enabled: isEnabled(child.status),
    values: Object.fromEntries(optionCodes.map((code) => [code, valueId(own[code])])),
    frame: readFrame({ ...parent, ...own }),
    pictures: readPictures(own["image"], child.media_gallery),
  };
}

/** What every product document holds, wherever it is embedded: names, price, stock and texts. */
export const wireNamed = {
  ...wirePrice,
  id: numeric,
  sku: z.string(),
  parentSku: z.nullish(z.string()),
  name: z.string(),
  slug: z.nullish(z.string()),
  url_key: z.nullish(z.string()),
  stock: z.nullish(stock),
  attributes_metadata: listOf(attribute),
};
