import type { Minimum, Query } from "../engine/query.ts";
import type { ReadQuery } from "./clause.ts";
import { readMinimum } from "./readMinimum.ts";
import { item, type Place, under } from "./place.ts";
import { listOf, optional, readBoost, readOptions } from "./reading.ts";

const names = ["must", "filter", "should", "must_not", "minimum_should_match", "boost"] as const;

/** Clauses joined: all of `must` and `filter`, none of `must_not`, and of `should` as many as have to be. */
export function parseBool(body: unknown, place: Place, readQuery: ReadQuery): Query {
  const given = readOptions(body, names, place);
  const clausesOf = (name: "must" | "filter" | "should" | "must_not") =>
    optional(given[name], listOf, []).map((each, index) => readQuery(each, item(under(place, name), index)));
  const must = clausesOf("must");
  const filter = clausesOf("filter");
  const should = clausesOf("should");
  // Where something else has to be there, `should` only adds to the score, as since Elasticsearch 7.
  const usual: Minimum = { count: should.length > 0 && must.length + filter.length === 0 ? 1 : 0 };
  const minimumPlace = under(place, "minimum_should_match");
  return {
    kind: "bool",
    must,
    filter,
    should,
    mustNot: clausesOf("must_not"),
    minimum: optional(given.minimum_should_match, (value) => readMinimum(value, minimumPlace), usual),
    boost: readBoost(given.boost, place),
  };
}
