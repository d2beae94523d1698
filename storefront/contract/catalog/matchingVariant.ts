import * as z from "zod/mini";
import type { MatchingVariant } from "#domain/catalog/matchingVariants.ts";
import type { Currency } from "#domain/money.ts";
import { optionalList } from "../wire/value.ts";
import { readMaster } from "../wire/picture.ts";
import { readFrame } from "./goods.ts";
import { listedStock } from "./stock.ts";
import { readPrice, wirePrice } from "./variant.ts";

/** The names under which a hit has its variants. */
const names = { filtered: "variants", worded: "variants_with_words" } as const;

const fields = [
  "sku",
  "color",
  "finish",
  "tint",
  "image",
  "width",
  "lens_height",
  "bridge",
  "length",
  "total_width",
  "price_incl_tax",
  "lowest_price_30_days",
  "stock.is_in_stock",
  "stock.manage_stock",
];

const sourceOf = (names: readonly string[]) => names.map((field) => `configurable_children.${field}`);

/** Requests the variants of each hit that match the list's filters. */
export const matchingVariants = { name: names.filtered, size: 50, _source: sourceOf(fields) };

/** Requests the variants of each hit that match the words of the search. */
export const variantsWithWords = { ...matchingVariants, name: names.worded };

const wireMatch = z.looseObject({ ...wirePrice, sku: z.string(), stock: z.nullish(listedStock) });

const wireVariants = z.optional(z.object({ hits: z.object({ hits: optionalList(z.object({ _source: wireMatch })) }) }));

/** The matching variants of a hit; missing if the list has neither a filter by variants nor a text. */
export const wireMatches = z.optional(z.object({ [names.filtered]: wireVariants, [names.worded]: wireVariants }));

/**
 * Reads the variants of a hit that match the filters, and of these the ones that match the words too, if there are any. They
 * inherit the attributes of their product.
 */
export function readMatches(
  wire: z.output<typeof wireMatches>,
  product: Readonly<Record<string, unknown>>,
  currency: Currency,
): MatchingVariant[] {
  const worded = wire?.[names.worded]?.hits.hits ?? [];
  const filtered = wire?.[names.filtered]?.hits.hits ?? worded;
  const both = filtered.filter(({ _source: { sku } }) => worded.some((each) => each._source.sku === sku));
  return (both.length > 0 ? both : filtered).map(({ _source: variant }) => ({
    sku: variant.sku,
    color: String(variant["color"] ?? ""),
    price: readPrice(variant, currency),
    inStock: variant.stock ?? true,
    frame: readFrame({ ...product, ...variant }),
    picture: readMaster(variant["image"]),
  }));
}
