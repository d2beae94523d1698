import * as z from "zod/mini";
import { type Endpoint, inAnyCurrency } from "./endpoint.ts";
import { list } from "./value.ts";

/** What a search found, document by document. */
const documents = <Document, Wire>(document: z.ZodMiniType<Document, Wire>) =>
  z.pipe(
    z.object({ hits: z.object({ hits: list(z.object({ _source: document })) }) }),
    z.transform(({ hits }) => hits.hits.map(({ _source }) => _source)),
  );

/** A search of an entity whose documents are the same whatever is asked for (docs/specification/calls.md#call-39). */
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
