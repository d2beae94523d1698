import * as z from "zod/mini";
import type { Product } from "#domain/product/product.ts";
import { perCurrency, type Endpoint, type SearchParameter } from "../wire/endpoint.ts";
import { product } from "./product.ts";
import { type SearchBody, searchBody } from "./searchBody.ts";
import { list } from "../wire/value.ts";

/** What to look for among the products. Filters are joined by "and", the values of one by "or". */
export interface ProductSearch {
  readonly filters?: Readonly<Partial<Record<ProductFilter, readonly (string | number)[]>>>;
  readonly sort?: { readonly by: string; readonly direction: "asc" | "desc" };
  readonly start?: number;
  /** 50 when it is not above 0 (docs/specification/catalogue.md#list-22). */
  readonly size?: number;
  readonly includeFields?: readonly string[];
  readonly excludeFields?: readonly string[];
}

export type ProductFilter = "sku" | "id" | "url_key" | "configurable_children.sku" | "type_id";

export interface FoundProducts {
  readonly products: readonly Product[];
  /** How many there are, on all pages. */
  readonly total: number;
}

/** Visible in catalogue or search, and not disabled (docs/specification/catalogue.md#list-20). */
const always = [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }];

export const toWireSearchBody = ({ filters = {} }: ProductSearch): SearchBody => ({
  query: {
    bool: {
      filter: {
        bool: {
          must: [
            ...always,
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

/** The query of a search: all of it for a call by GET; by POST the body travels as body, and `request` is left out. */
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

const total = z.union([z.int(), z.object({ value: z.int() })]);

const found = perCurrency((currency) =>
  z.pipe(
    z.object({ hits: z.object({ total, hits: list(z.object({ _source: product(currency) })) }) }),
    z.transform(({ hits }): FoundProducts => ({
      products: hits.hits.map(({ _source }) => _source),
      total: typeof hits.total === "number" ? hits.total : hits.total.value,
    })),
  ),
);

/** Elasticsearch's form, so that the real one can take our place. */
const path = "/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/product/_search";

export const searchEndpoints = {
  productSearch: {
    method: "GET",
    path,
    query: ["request", "from", "size", "sort", "_source_include", "_source_exclude", "legacyPrices"],
    body: null,
    result: found,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof found>>,
  /** For a body too long for an address. */
  productSearchByPost: {
    method: "POST",
    path,
    query: ["from", "size", "sort", "_source_include", "_source_exclude", "legacyPrices"],
    body: searchBody,
    result: found,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<typeof searchBody, ReturnType<typeof found>>,
};

/** Only what a line of a cart is checked by, so that the rest stays where it is. */
const fields = [
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

/** One search for all products of a cart, by the skus of their pages. */
export const lineSearch = (skus: readonly string[]): ProductSearch => ({
  filters: { sku: skus },
  size: skus.length,
  includeFields: fields,
});
