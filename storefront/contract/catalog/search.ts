import * as z from "zod/mini";
import type { Product } from "#domain/product/product.ts";
import { perCurrency, type Endpoint, type SearchParameter } from "../wire/endpoint.ts";
import { product } from "./product.ts";
import { type SearchBody, searchBody } from "./searchBody.ts";
import { totalHits } from "../wire/entitySearch.ts";
import { list } from "../wire/value.ts";
import { type ListRules, visibleProductClauses } from "./listBody.ts";

/** A search for products. Filters are joined by "and", the values of one filter by "or". */
export interface ProductSearch {
  readonly filters?: Readonly<Partial<Record<ProductFilter, readonly (string | number)[]>>>;
  readonly sort?: { readonly by: string; readonly direction: "asc" | "desc" };
  readonly start?: number;
  /** 50 unless above 0 (docs/specification/catalogue.md#list-22). */
  readonly size?: number;
  readonly includeFields?: readonly string[];
  readonly excludeFields?: readonly string[];
}

export type ProductFilter = "sku" | "id" | "url_key" | "url_path" | "configurable_children.sku" | "type_id";

export interface ProductSearchResult {
  readonly products: readonly Product[];
  /** The number of hits on all pages. */
  readonly total: number;
}

export const toWireSearchBody = ({ filters = {} }: ProductSearch): SearchBody => ({
  query: {
    bool: {
      filter: {
        bool: {
          must: [
            ...visibleProductClauses,
            ...Object.entries(filters).flatMap(([code, values]) =>
              values ? [{ terms: { [code]: [...values] } }] : [],
            ),
          ],
        },
      },
    },
  },
});

const defaultSize = 50;

/** Returns the query of a search by GET. By POST, `request` is left out and sent as the body. */
export function toWireSearchQuery(search: ProductSearch): Partial<Record<SearchParameter, string>> {
  const { start = 0, size = defaultSize, sort, includeFields, excludeFields } = search;
  return {
    request: JSON.stringify(toWireSearchBody(search)),
    from: String(Math.max(0, start)),
    size: String(size > 0 ? size : defaultSize),
    ...(sort && { sort: `${sort.by}:${sort.direction}` }),
    ...(includeFields && { _source_include: includeFields.join(",") }),
    ...(excludeFields && { _source_exclude: excludeFields.join(",") }),
  };
}

const foundProducts = perCurrency((currency) =>
  z.pipe(
    z.object({ hits: z.object({ total: totalHits, hits: list(z.object({ _source: product(currency) })) }) }),
    z.transform(({ hits }): ProductSearchResult => ({
      products: hits.hits.map(({ _source }) => _source),
      total: hits.total,
    })),
  ),
);

/** Searches have Elasticsearch's form, so that a real Elasticsearch can answer them. */
const path = "/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/product/_search";

export const searchEndpoints = {
  productSearch: {
    method: "GET",
    path,
    query: ["request", "from", "size", "sort", "_source_include", "_source_exclude", "legacyPrices"],
    body: null,
    result: foundProducts,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof foundProducts>>,
  /** For a body that is too long for an address. */
  productSearchByPost: {
    method: "POST",
    path,
    query: ["from", "size", "sort", "_source_include", "_source_exclude", "legacyPrices"],
    body: searchBody,
    result: foundProducts,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<typeof searchBody, ReturnType<typeof foundProducts>>,
};

/** The fields by which cart lines are checked. */
const lineFields = [
  "id",
  "sku",
  "parentSku",
  "type_id",
  "name",
  "slug",
  "url_key",
  "price_incl_tax",
  "lowest_price_30_days",
  "stock",
  "configurable_children",
] as const;

/** Returns one search for all products of a cart, by the skus of their pages. */
export const lineSearch = (
  skus: readonly string[],
  { hasPlainPaths = false }: Pick<ListRules, "hasPlainPaths"> = {},
): ProductSearch => ({
  filters: { sku: skus },
  size: skus.length,
  includeFields: hasPlainPaths ? [...lineFields, "url_path"] : lineFields,
});

/** Returns the search for the product at a plain path, with the fields that its address consists of. */
export const addressSearch = (path: string): ProductSearch => ({
  filters: { url_path: [path.slice(1)] },
  size: 1,
  includeFields: [...lineFields.filter((field) => field !== "configurable_children"), "url_path"],
});
