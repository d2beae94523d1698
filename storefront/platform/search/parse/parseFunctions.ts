import { boostModes, type Query, scoreModes } from "../engine/query.ts";
import type { ReadQuery } from "./clause.ts";
import { item, type Place, refuse, under } from "./place.ts";
import { listOf, optional, readNumber, readOneOf, readOptions } from "./reading.ts";

const names = [
  "query",
  "functions",
  "filter",
  "weight",
  "score_mode",
  "boost_mode",
  "max_boost",
  "min_score",
  "boost",
] as const;

const everything: Query = { kind: "everything", boost: 1 };

function parseFunction(given: unknown, place: Place, readQuery: ReadQuery) {
  const { filter, weight } = readOptions(given, ["filter", "weight"], place);
  if (weight === undefined) return refuse(place, "must have a weight");
  return {
    filter: optional(filter, (clause) => readQuery(clause, under(place, "filter")), everything),
    weight: readNumber(weight, under(place, "weight")),
  };
}

/** A query whose score is changed for what meets further clauses. */
export function parseFunctions(body: unknown, place: Place, readQuery: ReadQuery): Query {
  const { query, functions, filter, weight, ...given } = readOptions(body, names, place);
  const listed = listOf(functions ?? []).map((each, index) =>
    parseFunction(each, item(under(place, "functions"), index), readQuery),
  );
  const alone = weight === undefined ? [] : [parseFunction({ filter, weight }, place, readQuery)];
  const number = <Other>(name: "max_boost" | "min_score" | "boost", otherwise: Other) =>
    optional(given[name], (value) => readNumber(value, under(place, name)), otherwise);
  return {
    kind: "functions",
    query: optional(query, (clause) => readQuery(clause, under(place, "query")), everything),
    functions: [...listed, ...alone],
    scoreMode: readOneOf(given.score_mode ?? "multiply", scoreModes, under(place, "score_mode")),
    boostMode: readOneOf(given.boost_mode ?? "multiply", boostModes, under(place, "boost_mode")),
    maximumBoost: number("max_boost", Number.POSITIVE_INFINITY),
    minimumScore: number("min_score", null),
    boost: number("boost", 1),
  };
}
