import * as z from "zod/mini";
import { type Endpoint, inAnyCurrency } from "./endpoint.ts";
import { list } from "./value.ts";

/** The answer of a search, read as its documents. */
export const documents = <Document, Wire>(document: z.ZodMiniType<Document, Wire>) =>
  z.pipe(
    z.object({ hits: z.object({ hits: list(z.object({ _source: document })) }) }),
    z.transform(({ hits }) => hits.hits.map(({ _source }) => _source)),
  );

/** The number of hits, which older versions of Elasticsearch write as a plain number. */
export const totalHits = z.pipe(
  z.union([z.int(), z.object({ value: z.int() })]),
  z.transform((total) => (typeof total === "number" ? total : total.value)),
);

/** Declares the search of an entity that is always read in the same way (docs/specification/calls.md#call-39). */
export const entitySearch = <Document, Wire>(entity: string, document: z.ZodMiniType<Document, Wire>) => {
  const result = inAnyCurrency(documents(document));
  return {
    method: "GET",
    path: `/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/${entity}/_search`,
    query: ["request", "from", "size", "sort", "_source_include", "_source_exclude"],
    body: null,
    result,
    answer: "bare",
    silent: true,
  } as const satisfies Endpoint<null, ReturnType<typeof result>>;
};
