import * as z from "zod/mini";
import type { FilterDescription } from "#domain/catalog/categoryWords.ts";
import { type Endpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { list, listOf, numeric, textual } from "../wire/value.ts";

/** A document of the index of descriptions for combinations of filters. */
const wireDescription = z.object({
  attributes: listOf(z.object({ attribute_code: z.string(), value: textual })),
  required_matches: z.nullish(numeric),
  text: z.string(),
  meta_title: z.nullish(z.string()),
  meta_description: z.nullish(z.string()),
});

const readDescription = (wire: z.output<typeof wireDescription>): FilterDescription => ({
  attributes: wire.attributes.map(({ attribute_code, value }) => ({ code: attribute_code, value })),
  requiredMatches: wire.required_matches ?? wire.attributes.length,
  text: wire.text,
  metaTitle: wire.meta_title ?? "",
  metaDescription: wire.meta_description ?? "",
});

const found = inAnyCurrency(
  z.pipe(
    z.object({ hits: z.object({ hits: list(z.object({ _source: wireDescription })) }) }),
    z.transform(({ hits }) => hits.hits.map(({ _source }) => readDescription(_source))),
  ),
);

/** More than any category has of one option. */
const most = 100;

/** What is said of a category with one of these options chosen. */
export const toWireFilterDescriptionQuery = (categoryId: number, options: readonly string[]) => ({
  request: JSON.stringify({
    query: {
      bool: {
        filter: {
          bool: { must: [{ terms: { taxon: [categoryId] } }, { terms: { "attributes.value": [...options] } }] },
        },
      },
    },
  }),
  size: String(most),
});

export const filterDescriptionEndpoints = {
  filterDescriptions: {
    method: "GET",
    path: "/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/attributes_description/_search",
    query: ["request", "size"],
    body: null,
    result: found,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof found>>,
};
