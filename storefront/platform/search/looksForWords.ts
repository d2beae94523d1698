import type { Aggregations, Query, SearchRequest } from "./engine/query.ts";

/** Whether any clause of a query looks for words, whatever becomes of what it finds: each of them costs the same. */
function queryHasWords(query: Query): boolean {
  switch (query.kind) {
    case "text":
      return true;
    case "bool":
      return [...query.must, ...query.filter, ...query.should, ...query.mustNot].some(queryHasWords);
    case "best":
      return query.parts.some(queryHasWords);
    case "constant":
      return queryHasWords(query.query);
    case "functions":
      return queryHasWords(query.query) || query.functions.some(({ filter }) => queryHasWords(filter));
    default:
      return false;
  }
}

const aggregationsHaveWords = (aggregations: Aggregations): boolean =>
  [...aggregations.values()].some(
    (each) => each.kind === "filter" && (queryHasWords(each.filter) || aggregationsHaveWords(each.aggregations)),
  );

/** Returns whether a search looks for words that somebody typed, in any part of it, and not only for values. */
export const looksForWords = ({ query, postFilter, aggregations }: SearchRequest): boolean =>
  queryHasWords(query) || (postFilter !== null && queryHasWords(postFilter)) || aggregationsHaveWords(aggregations);
