import * as z from "zod/mini";

/**
 * A clause of Elasticsearch's query language, such as `{ terms: { color: [10] } }`. Each platform documents which clauses
 * it supports.
 */
const clause = z.record(z.string(), z.unknown());

const numeric = z.union([z.number(), z.string()]);

/** The body of a search in Elasticsearch's form (docs/specification/calls.md#call-42). An empty body finds everything. */
export const searchBody = z.strictObject({
  query: z.optional(clause),
  /** Restricts the hits, but not the aggregations. */
  post_filter: z.optional(clause),
  aggs: z.optional(clause),
  aggregations: z.optional(clause),
  sort: z.optional(z.unknown()),
  from: z.optional(numeric),
  size: z.optional(numeric),
  /** The minimum score of a hit. */
  min_score: z.optional(numeric),
  _source: z.optional(z.unknown()),
  track_total_hits: z.optional(z.unknown()),
  /** The customer group whose prices are returned. */
  groupToken: z.optional(z.unknown()),
  groupId: z.optional(z.unknown()),
});
export type SearchBody = z.output<typeof searchBody>;
