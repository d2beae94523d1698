import type { Finish } from "@dioptra/ui/eyewear";
import type { ProductSummary } from "./productSummary.ts";
import type { Range } from "./range.ts";

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
