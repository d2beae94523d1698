import type { FacetSetting, PriceRange } from "#domain/catalog/facetSetting.ts";

export interface SortOption {
  readonly id: string;
  readonly by: "updated" | "price";
  readonly direction: "ascending" | "descending";
}

export interface FiltersConfiguration {
  /** Price ranges and their labels (docs/decisions/product.md#decision-7). */
  readonly priceRanges: readonly PriceRange[];
  /** What lists can be narrowed by, in the order shown; a list leaves out what tells none of its products apart. */
  readonly facets: readonly FacetSetting[];
  /** Values of an attribute that are counted (docs/specification/catalogue.md#list-14). */
  readonly aggregationSize: number;
  /** The same for attributes that differ. */
  readonly aggregationSizes: Readonly<Record<string, number>>;
  /**
   * Products looked at when the filters of a whole category are asked for (docs/specification/settings.md#setting-19).
   */
  readonly maximumQuerySize: number;
  /** Orders that a list can be put in; the first is the default (docs/specification/catalogue.md#list-13). */
  readonly sortOptions: readonly SortOption[];
  /** Attributes that are never offered as a filter (docs/specification/catalogue.md#list-11). */
  readonly nonFilterableAttributes: readonly string[];
}

export const filters: FiltersConfiguration = {
  priceRanges: [
    { above: null, upTo: 100, labelFrom: null },
    { above: 100, upTo: 250, labelFrom: 101 },
    { above: 250, upTo: 500, labelFrom: 251 },
    { above: 500, upTo: null, labelFrom: 501 },
  ],
  facets: [
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
  aggregationSize: 100,
  aggregationSizes: { color: 10, size: 10 },
  maximumQuerySize: 999,
  sortOptions: [
    { id: "latest", by: "updated", direction: "descending" },
    { id: "price-low-to-high", by: "price", direction: "ascending" },
    { id: "price-high-to-low", by: "price", direction: "descending" },
  ],
  nonFilterableAttributes: [],
};
