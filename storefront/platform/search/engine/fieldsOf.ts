import type { Aggregation, Aggregations, Query, SearchRequest } from "./query.ts";

function ofQuery(query: Query): readonly string[] {
  switch (query.kind) {
    case "everything":
      return [];
    case "terms":
    case "range":
    case "exists":
    case "text":
      return [query.field];
    case "constant":
      return ofQuery(query.query);
    case "best":
      return query.parts.flatMap(ofQuery);
    case "bool":
      return [query.must, query.filter, query.should, query.mustNot].flat().flatMap(ofQuery);
    case "functions":
      return [query.query, ...query.functions.map(({ filter }) => filter)].flatMap(ofQuery);
  }
}

const ofAggregation = (aggregation: Aggregation): readonly string[] =>
  aggregation.kind === "filter"
    ? [...ofQuery(aggregation.filter), ...ofAggregations(aggregation.aggregations)]
    : [aggregation.field];

const ofAggregations = (aggregations: Aggregations) => [...aggregations.values()].flatMap(ofAggregation);

/** Every field whose values an answer follows from, each once. */
export function fieldsOf({ query, postFilter, aggregations, sort }: SearchRequest): readonly string[] {
  const sorted = sort.map(({ field }) => field).filter((field) => !field.startsWith("_"));
  const narrowed = postFilter ? ofQuery(postFilter) : [];
  return [...new Set([...ofQuery(query), ...narrowed, ...ofAggregations(aggregations), ...sorted])];
}
