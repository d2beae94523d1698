import type { ListSearch } from "#domain/catalog/listSearch.ts";
import { attribute } from "./attribute.ts";
import { type Endpoint, inAnyCurrency, type SearchParameter } from "../wire/endpoint.ts";
import { documents } from "../wire/entitySearch.ts";
import { listAnswer } from "./listAnswer.ts";
import { type ListRules, toListBody, toWireOrder } from "./listBody.ts";
import { searchBody } from "./searchBody.ts";
import { summaryFields } from "./summary.ts";

/**
 * Returns the fields to request. A list with facets gets the attributes' labels once, beside the hits; a list without
 * facets gets them with each product.
 */
const fieldsOf = ({ facets }: ListSearch, { hasPlainPaths = false }: ListRules) => [
  ...summaryFields,
  ...(hasPlainPaths ? ["url_path"] : []),
  ...(facets.length > 0 ? [] : ["attributes_metadata"]),
];

export interface ListQueryRules extends ListRules {
  /** The most products that one request asks for. */
  readonly maximumQuerySize: number;
}

/** Returns the query of the search for a list by GET. By POST, `request` is left out and sent as the body. */
export function toWireListQuery(search: ListSearch, rules: ListQueryRules): Partial<Record<SearchParameter, string>> {
  const sort = toWireOrder(search.order);
  return {
    request: JSON.stringify(toListBody(search, rules)),
    from: String(Math.max(0, search.start)),
    size: String(Math.min(search.size, rules.maximumQuerySize)),
    ...(sort !== null && { sort }),
    ...(search.suggests && { suggest: "category,article" }),
    _source_include: fieldsOf(search, rules).join(","),
  };
}

/** Servers accept 16 kB of headers, of which the address is a part, and cookies another. */
const longestRequest = 8000;

/** Returns whether the search for a list is too long for an address, and has to be sent by POST. */
export const isLongSearch = ({ request = "" }: Partial<Record<SearchParameter, string>>): boolean =>
  encodeURIComponent(request).length > longestRequest;

const attributes = inAnyCurrency(documents(attribute));

const path = "/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}";

export const listEndpoints = {
  /** The products of a list as cards show them, with the counts of its facets. */
  productList: {
    method: "GET",
    path: `${path}/product/_search`,
    query: ["request", "from", "size", "sort", "suggest", "_source_include"],
    body: null,
    result: listAnswer,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof listAnswer>>,
  /** The same for a search that is too long for an address. */
  productListByPost: {
    method: "POST",
    path: `${path}/product/_search`,
    query: ["from", "size", "sort", "suggest", "_source_include"],
    body: searchBody,
    result: listAnswer,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<typeof searchBody, ReturnType<typeof listAnswer>>,
  /** The attributes of products with their labels and options. */
  attributeSearch: {
    method: "GET",
    path: `${path}/attribute/_search`,
    query: ["size"],
    body: null,
    result: attributes,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof attributes>>,
};
