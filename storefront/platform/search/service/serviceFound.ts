import * as z from "zod/mini";
import type { Found } from "../engine/createIndex.ts";
import { SearchUnavailable } from "./searchService.ts";

/** What Elasticsearch answers to a search, as far as it is looked at; the total is a number in older ones. */
const answer = z.object({
  timed_out: z.optional(z.boolean()),
  hits: z.object({
    total: z.union([z.number(), z.object({ value: z.number() })]),
    hits: z.array(z.object({ _score: z.nullish(z.number()), _source: z.record(z.string(), z.unknown()) })),
  }),
  aggregations: z.optional(z.record(z.string(), z.unknown())),
});

/** The hits of a service as our own search would have found them. */
export function serviceFound(json: unknown): Found<Readonly<Record<string, unknown>>> {
  const read = answer.safeParse(json);
  if (!read.success || read.data.timed_out) throw new SearchUnavailable("The search service answers no search.");
  const { hits, aggregations = null } = read.data;
  return {
    total: typeof hits.total === "number" ? hits.total : hits.total.value,
    hits: hits.hits.map(({ _score, _source }) => ({ score: _score ?? null, document: _source })),
    aggregations,
  };
}
