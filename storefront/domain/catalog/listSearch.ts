import type { Finish } from "@dioptra/ui/eyewear";
import type { ProductSummary } from "../product/productSummary.ts";
import {
  type FacetSetting,
  type NearestMeasure,
  offeredFacets,
  type PriceRange,
  priceRangeId,
  type Range,
  readRange,
  readTypedPrices,
} from "./facetSetting.ts";
import type { ListAddress } from "./listAddress.ts";

/** A filter of a search: some options of an attribute, a range of its values, or a range of prices. */
export type ListFilter =
  | { readonly code: string; readonly perVariant: boolean; readonly options: readonly string[] }
  | { readonly code: string; readonly perVariant: boolean; readonly range: Range }
  /** Above `above`, up to and including `upTo`, in units of the currency. */
  | { readonly code: "price"; readonly above: number | null; readonly upTo: number | null };

/** A request to count the products for each value of an attribute, or for each range of prices. */
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

/** The flags of products that have a list of their own (docs/specification/products.md#product-2). */
export type ListFlag =
  | "newProduct"
  | "bestseller"
  | "promotion"
  | "superPromotion"
  | "ownProduct"
  | "promoteOnHomePage"
  | "promoteOnCategoryPage";

/** A search for a list of products. */
export interface ListSearch {
  /** Only products in one of these categories; null for the whole catalogue. */
  readonly categoryIds: readonly number[] | null;
  /** Only products with this flag. */
  readonly flag?: ListFlag;
  readonly text: string | null;
  readonly filters: readonly ListFilter[];
  readonly facets: readonly FacetQuery[];
  /** The products with a variant nearest to these measures come first. */
  readonly nearest?: readonly NearestMeasure[];
  /** Null to sort by relevance. */
  readonly order: ListOrder | null;
  readonly start: number;
  readonly size: number;
  /** Also looks for categories and articles with the words of the text. */
  readonly suggests?: true;
}

/** What became of the words of a search. */
export interface SearchedWords {
  /** Words that no product was found with, so that they were left out. */
  readonly leftOut: readonly string[];
  /** Words that were misspelled, with what they were taken for. */
  readonly corrected: readonly { readonly typed: string; readonly meant: string }[];
}

/** Categories and articles with the words of a search, the best first. */
export interface SuggestedPages {
  readonly categories: readonly { readonly name: string; readonly slug: string }[];
  readonly articles: readonly { readonly id: number; readonly title: string; readonly slug: string }[];
}

/** Number of products for each value of a facet, counted without the facet's own filter. */
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
  /** Finish of a frame, shown as a dot beside the label. */
  readonly finish?: Finish | undefined;
}

/** Result of a search. */
export interface ProductList {
  readonly products: readonly ProductSummary[];
  /** Number of products on all pages. */
  readonly total: number;
  readonly facets: readonly FacetCounts[];
  /** Null for a list without a text, and from platforms that do not say. */
  readonly words: SearchedWords | null;
  readonly suggested: SuggestedPages;
}

/** Settings of lists. */
export interface ListSettings {
  readonly facets: readonly FacetSetting[];
  /** Facets that a shop does not offer (docs/specification/catalogue.md#list-11). */
  readonly nonFilterableAttributes: readonly string[];
  readonly priceRanges: readonly PriceRange[];
  readonly sortOptions: readonly (ListOrder & { readonly id: string })[];
  readonly aggregationSize: number;
  readonly aggregationSizes: Readonly<Record<string, number>>;
}

/** Typed prices include their lower end, but filters do not. */
const justBelow = (price: number) => Math.round(price * 100 - 1) / 100;

function filterOf(facet: FacetSetting, values: readonly string[], { priceRanges }: ListSettings): ListFilter | null {
  const { code, perVariant, shows } = facet;
  const [first = ""] = values;
  if (shows === "price") {
    const range = priceRanges.find((each) => priceRangeId(each) === first);
    if (range) return { code: "price", above: range.above, upTo: range.upTo };
    const typed = readTypedPrices(first);
    return typed && { code: "price", above: typed.from === null ? null : justBelow(typed.from), upTo: typed.to };
  }
  if (shows !== "millimetres") return { code, perVariant, options: values };
  const range = readRange(first);
  return range && { code, perVariant, range };
}

function facetQueryOf({ code, perVariant, shows }: FacetSetting, settings: ListSettings): FacetQuery {
  if (shows === "price") return { code: "price", ranges: settings.priceRanges };
  return { code, perVariant, size: settings.aggregationSizes[code] ?? settings.aggregationSize };
}

/**
 * Returns the sort order of an address. The default is the first option of the configuration; for a search, relevance.
 */
function orderOf({ sort, text }: ListAddress, { sortOptions }: ListSettings): ListOrder | null {
  const option = sortOptions.find(({ id }) => id === sort) ?? (text === null ? sortOptions[0] : undefined);
  return option ? { by: option.by, direction: option.direction } : null;
}

/** Returns the search for one page of a list. */
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
    facets: facets.map((facet) => facetQueryOf(facet, settings)),
    order: orderOf(address, settings),
    start: (address.page - 1) * pageSize,
    size: pageSize,
  };
}
