import type { AskedPage } from "../engine/createFinder.ts";
import type { Aggregation, Aggregations, SearchRequest, SortKey } from "../engine/query.ts";
import { type ServiceClause, toServiceQuery } from "./serviceQuery.ts";

function toServiceAggregation(aggregation: Aggregation): ServiceClause {
  switch (aggregation.kind) {
    case "terms":
      return { terms: { field: aggregation.field, size: aggregation.size } };
    case "range":
      return {
        range: {
          field: aggregation.field,
          ranges: aggregation.ranges.map(({ key, from, to }) => ({
            ...(key !== null && { key }),
            ...(from !== null && { from }),
            ...(to !== null && { to }),
          })),
        },
      };
    case "filter":
      return {
        filter: toServiceQuery(aggregation.filter),
        aggs: toServiceAggregations(aggregation.aggregations),
      };
    default:
      return { [aggregation.kind]: { field: aggregation.field } };
  }
}

const toServiceAggregations = (aggregations: Aggregations) =>
  Object.fromEntries([...aggregations].map(([name, each]) => [name, toServiceAggregation(each)]));

const toServiceSort = ({ field, isDescending, missingFirst }: SortKey) => ({
  [field]: {
    order: isDescending ? "desc" : "asc",
    // A field that no document has is missing, and no mistake. The score is never missing.
    ...(field !== "_score" && { missing: missingFirst ? "_first" : "_last", unmapped_type: "keyword" }),
  },
});

/** What is as good as something else comes in the order of the ids. */
const byId = { id: { order: "asc", missing: "_last", unmapped_type: "keyword" } };

/** The farthest that a service is told to look (`indexDefinition.ts`). */
export const farthest = 1_000_000;

/** A search as a service reads it. Whose prices are meant stays here: a service knows of no customers. */
export const toServiceBody = (request: SearchRequest, { from, size }: AskedPage): ServiceClause => ({
  query: toServiceQuery(request.query),
  ...(request.postFilter && { post_filter: toServiceQuery(request.postFilter) }),
  ...(request.aggregations.size > 0 && { aggs: toServiceAggregations(request.aggregations) }),
  sort: [...(request.sort.length > 0 ? request.sort.map(toServiceSort) : [{ _score: { order: "desc" } }]), byId],
  ...(request.minimumScore !== null && { min_score: request.minimumScore }),
  from: Math.min(from, farthest),
  size: Math.max(0, Math.min(size, farthest - from)),
  track_total_hits: true,
});
