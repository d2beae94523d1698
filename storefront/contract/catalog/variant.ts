import * as z from "zod/mini";
import { firstUnavailableStatus } from "#domain/catalog/availability.ts";
import type { Currency } from "#domain/money.ts";
import type { Price, Variant } from "#domain/product/product.ts";
import { optionalList, numeric, readAmount, wireAmount } from "../wire/value.ts";
import { readFrame } from "./goods.ts";
import { mediaGallery, readPictures } from "../wire/picture.ts";
import { stock, unknownStock } from "./stock.ts";
import { attribute } from "./attribute.ts";

/** Gross prices. `lowest_price_30_days` is present only while a reduction may be announced (docs/decisions/product.md#decision-8). */
export const wirePrice = {
  price_incl_tax: wireAmount,
  lowest_price_30_days: z.nullish(wireAmount),
};

/** Reads a price. A reference price that is not higher is not a reduction (docs/specification/law.md#law-2). */
export function readPrice(wire: z.output<z.ZodMiniObject<typeof wirePrice>>, currency: Currency): Price {
  const current = readAmount(wire.price_incl_tax, currency);
  const reference = wire.lowest_price_30_days ?? null;
  const lowest = reference === null ? null : readAmount(reference, currency);
  return { current, reduction: lowest && lowest.minor > current.minor ? { lowestOf30Days: lowest } : null };
}

/** A variant of a configurable product. Its attributes are a list of pairs, or keys of its own on some platforms. */
export const wireChild = z.looseObject({
  ...wirePrice,
  id: numeric,
  sku: z.string(),
  status: z.optional(numeric),
  stock: z.nullish(stock),
  media_gallery: mediaGallery,
  custom_attributes: optionalList(z.object({ attribute_code: z.string(), value: z.unknown() })),
});

/** Returns whether a variant is for sale by its status (docs/specification/products.md#product-15). Without one it is. */
const isEnabled = (status: number | undefined) => status === undefined || status < firstUnavailableStatus;

const valueId = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Reads the Global Trade Item Number, as it is stored; null without one. */
export const readGtin = (value: unknown): string | null => valueId(value) || null;

/** Reads a variant. It inherits the attributes of its parent and has a value for each of the option codes. */
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
    gtin: readGtin(own["gtin"]),
  };
}

/** The fields of every product document, also of an embedded one: names, price, stock and labels. */
export const commonProductFields = {
  ...wirePrice,
  id: numeric,
  sku: z.string(),
  parentSku: z.nullish(z.string()),
  name: z.string(),
  slug: z.nullish(z.string()),
  url_key: z.nullish(z.string()),
  url_path: z.nullish(z.string()),
  stock: z.nullish(stock),
  attributes_metadata: optionalList(attribute),
};
