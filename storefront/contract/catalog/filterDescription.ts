import * as z from "zod/mini";
import type { FilterDescription } from "#domain/catalog/categoryWords.ts";
import { type Endpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { documents } from "../wire/entitySearch.ts";
import { numeric, optionalList, textual } from "../wire/value.ts";

/** A document of the index of descriptions, one per combination of filters. */
const wireDescription = z.object({
  attributes: optionalList(z.object({ attribute_code: z.string(), value: textual })),
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

const descriptions = inAnyCurrency(documents(z.pipe(wireDescription, z.transform(readDescription))));

/** More than any category has for one option. */
const maxDescriptions = 100;

/** Returns the query for the descriptions of a category that mention one of these options. */
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
  size: String(maxDescriptions),
});

export const filterDescriptionEndpoints = {
  filterDescriptions: {
    method: "GET",
    path: "/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/attributes_description/_search",
    query: ["request", "size"],
    body: null,
    result: descriptions,
    answer: "bare",
    silent: true,
  } satisfies Endpoint<null, ReturnType<typeof descriptions>>,
};
