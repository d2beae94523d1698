import * as z from "zod/mini";
import type { ListSearch } from "#domain/catalog/listSearch.ts";
import { attribute } from "./attribute.ts";
import { type Endpoint, inAnyCurrency, type SearchParameter } from "../wire/endpoint.ts";
import { listAnswer } from "./listAnswer.ts";
import { type ListRules, toListBody, toWireOrder } from "./listBody.ts";
import { summaryFields } from "./summary.ts";
import { list } from "../wire/value.ts";

/** A list with its counts has its words once, beside the hits; one without brings them with each product. */
const fieldsOf = ({ facets }: ListSearch) =>
  facets.length > 0 ? summaryFields : [...summaryFields, "attributes_metadata"];

/** The query of the search for a list. */
export function toWireListQuery(search: ListSearch, rules: ListRules): Partial<Record<SearchParameter, string>> {
  const sort = toWireOrder(search.order);
  return {
    request: JSON.stringify(toListBody(search, rules)),
    from: String(Math.max(0, search.start)),
    size: String(search.size),
    ...(sort !== null && { sort }),
    _source_include: fieldsOf(search).join(","),
  };
}

const attributes = inAnyCurrency(
  z.pipe(
    z.object({ hits: z.object({ hits: list(z.object({ _source: attribute })) }) }),
    z.transform(({ hits }) => hits.hits.map(({ _source }) => _source)),
  ),
);

const path = "/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}";

export const listEndpoints = {
  /** The products of a list, as cards show them, with how many more there are of what. */
  productList: {
    method: "GET",
    path: `${path}/product/_search`,
    query: ["request", "from", "size", "sort", "_source_include"],
    body: null,
    result: listAnswer,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof listAnswer>>,
  /** What products can be told apart by, with the words for it. */
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
