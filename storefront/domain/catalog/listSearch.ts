import type { Finish } from "@dioptra/ui/eyewear";
import type { ProductSummary } from "../product/productSummary.ts";
import { type FacetSetting, type PriceRange, priceRangeId, type Range, readRange } from "./facetSetting.ts";
import type { ListAddress } from "./listAddress.ts";

/** What a list is narrowed by: some of the options of an attribute, a range of it, or a range of prices. */
export type ListFilter =
  | { readonly code: string; readonly perVariant: boolean; readonly options: readonly string[] }
  | { readonly code: string; readonly perVariant: boolean; readonly range: Range }
  /** Above the one, up to and including the other, in whole units of the currency. */
  | { readonly code: "price"; readonly above: number | null; readonly upTo: number | null };

/** What is counted beside a list. */
export type FacetQuery =
  | { readonly code: string; readonly perVariant: boolean; readonly size: number }
  | {
      readonly code: "price";
      readonly ranges: readonly { readonly above: number | null; readonly upTo: number | null }[];
    };

export interface ListOrder {
  readonly by: "updated" | "created" | "price" | "position";
  readonly direction: "ascending" | "descending";
}

/** A list of products as it is asked of the search service. */
export interface ListSearch {
  /** Products in one of them; null for the whole catalogue. */
  readonly categoryIds: readonly number[] | null;
  /** Products with this flag only. */
  readonly flag?: "newProduct" | "bestseller" | "promoteOnHomePage" | "promotion";
  readonly text: string | null;
  readonly filters: readonly ListFilter[];
  readonly facets: readonly FacetQuery[];
  /** Null: the best match first. */
  readonly order: ListOrder | null;
  readonly start: number;
  readonly size: number;
}

/** How many products have which value, counted without the filter of the same facet. */
export interface FacetCounts {
  readonly code: string;
  /** In the shopper's language. */
  readonly label: string;
  readonly options: readonly FacetCount[];
}

export interface FacetCount {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** Painted beside its label. */
  readonly finish?: Finish | undefined;
}

export interface ProductList {
  readonly products: readonly ProductSummary[];
  /** On all pages. */
  readonly total: number;
  readonly facets: readonly FacetCounts[];
}

export interface ListSettings {
  readonly facets: readonly FacetSetting[];
  /** Facets that a shop does not offer (docs/specification/catalogue.md#list-11). */
  readonly nonFilterableAttributes: readonly string[];
  readonly priceRanges: readonly PriceRange[];
  readonly sortOptions: readonly (ListOrder & { readonly id: string })[];
  readonly aggregationSize: number;
  readonly aggregationSizes: Readonly<Record<string, number>>;
}

/** The facets that a list offers. */
export const offeredFacets = ({ facets, nonFilterableAttributes }: ListSettings): FacetSetting[] =>
  facets.filter(({ code }) => !nonFilterableAttributes.includes(code));

function filterOf(facet: FacetSetting, values: readonly string[], { priceRanges }: ListSettings): ListFilter | null {
  const { code, perVariant, shows } = facet;
  const [first = ""] = values;
  if (shows === "price") {
    const range = priceRanges.find((each) => priceRangeId(each) === first);
    return range ? { code: "price", above: range.above, upTo: range.upTo } : null;
  }
  if (shows !== "millimetres") return { code, perVariant, options: values };
  const range = readRange(first);
  return range && { code, perVariant, range };
}

function countedBy({ code, perVariant, shows }: FacetSetting, settings: ListSettings): FacetQuery {
  if (shows === "price") return { code: "price", ranges: settings.priceRanges };
  return { code, perVariant, size: settings.aggregationSizes[code] ?? settings.aggregationSize };
}

/** The order that an address asks for: the usual one is the first, but a search has its best matches first. */
function orderOf({ sort, text }: ListAddress, { sortOptions }: ListSettings): ListOrder | null {
  const wanted = sortOptions.find(({ id }) => id === sort) ?? (text === null ? sortOptions[0] : undefined);
  return wanted ? { by: wanted.by, direction: wanted.direction } : null;
}

/** What the search service is asked for the page of a list. */
export function listSearchOf(
  address: ListAddress,
  { categoryIds, pageSize }: { readonly categoryIds: readonly number[] | null; readonly pageSize: number },
  settings: ListSettings,
): ListSearch {
  const facets = offeredFacets(settings);
  return {
    categoryIds,
    text: address.text,
    filters: facets.flatMap((facet) => {
      const values = address.chosen[facet.code];
      return (values && filterOf(facet, values, settings)) ?? [];
    }),
    facets: facets.map((facet) => countedBy(facet, settings)),
    order: orderOf(address, settings),
    start: (address.page - 1) * pageSize,
    size: pageSize,
  };
}

/** The search for these very products. */
export const listOfSkus = (skus: readonly string[]): ListSearch => ({
  categoryIds: null,
  text: null,
  filters: [{ code: "sku", perVariant: false, options: skus }],
  facets: [],
  order: null,
  start: 0,
  size: skus.length,
});
