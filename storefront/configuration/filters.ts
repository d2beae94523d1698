import type { FacetSetting, PriceRange } from "#domain/catalog/facetSetting.ts";
import type { ListOrder } from "#domain/catalog/listSearch.ts";
import { defaultsOf, listOf, mapOf, type Setting, size, someOf } from "./setting.ts";

/** Declares the ranges of the price filter of one currency by the prices at which the next range begins. */
function rangesUpTo(...ends: readonly [number, ...number[]]): Setting<readonly PriceRange[]> {
  const lower = [null, ...ends];
  return someOf<PriceRange>(
    { shape: { above: { nullable: "count" }, upTo: { nullable: "count" }, labelFrom: { nullable: "count" } } },
    lower.map((above, index) => ({ above, upTo: ends[index] ?? null, labelFrom: above === null ? null : above + 1 })),
  );
}

export const filtersSettings = {
  /**
   * The ranges of the price filter and their labels by currency (docs/decisions/product.md#decision-7), each list for the
   * prices that its shops have; see `PriceRange`.
   */
  priceRanges: { PLN: rangesUpTo(100, 250, 500), EUR: rangesUpTo(40, 60, 100), USD: rangesUpTo(40, 60, 100) },
  /**
   * The facets of lists, in the order shown; see `FacetSetting`. A list leaves out facets that do not distinguish its
   * products.
   */
  facets: listOf<FacetSetting>(
    {
      shape: {
        code: "code",
        shows: { oneOf: ["words", "finish", "shape", "face", "millimetres", "price"] },
        perVariant: "flag",
      },
    },
    [
      { code: "shape", shows: "shape", perVariant: false },
      { code: "color", shows: "finish", perVariant: true },
      { code: "width", shows: "millimetres", perVariant: true },
      { code: "bridge", shows: "millimetres", perVariant: true },
      { code: "price", shows: "price", perVariant: false },
      { code: "brand", shows: "words", perVariant: false },
      { code: "material", shows: "words", perVariant: false },
      { code: "gender", shows: "words", perVariant: false },
      { code: "rim", shows: "words", perVariant: false },
      { code: "face", shows: "face", perVariant: false },
      { code: "size", shows: "words", perVariant: true },
      { code: "power", shows: "words", perVariant: true },
      { code: "length", shows: "millimetres", perVariant: true },
      { code: "tint", shows: "words", perVariant: true },
      { code: "uv_category", shows: "words", perVariant: false },
      { code: "goods_form", shows: "words", perVariant: false },
      { code: "contactlens_wear_period", shows: "words", perVariant: false },
      { code: "contactlens_design", shows: "words", perVariant: false },
      { code: "contactlens_material_type", shows: "words", perVariant: false },
    ],
  ),
  /** The number of values of an attribute that are counted (docs/specification/catalogue.md#list-14). */
  aggregationSize: size(100),
  /** The same for single attributes, by their codes. */
  aggregationSizes: mapOf("size", { color: 10, size: 10 }),
  /** The most products that one request of a list asks for (docs/specification/settings.md#setting-19). */
  maximumQuerySize: size(999),
  /** The sort orders of a list; the first is the default (docs/specification/catalogue.md#list-13). */
  sortOptions: someOf<ListOrder & { readonly id: string }>(
    { shape: { id: "code", by: { oneOf: ["updated", "price"] }, direction: { oneOf: ["ascending", "descending"] } } },
    [
      { id: "latest", by: "updated", direction: "descending" },
      { id: "price-low-to-high", by: "price", direction: "ascending" },
      { id: "price-high-to-low", by: "price", direction: "descending" },
    ],
  ),
  /** Attributes that are never offered as a filter (docs/specification/catalogue.md#list-11). */
  nonFilterableAttributes: listOf<string>("text", []),
};

export const filters = defaultsOf(filtersSettings);
