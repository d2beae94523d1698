import { boostModes, type Minimum, type Query, type RangeEnd, scoreModes } from "../engine/query.ts";
import {
  enterClause,
  item,
  listOf,
  refuseUnknownKey,
  optional,
  type Place,
  readBoost,
  readEntry,
  readField,
  readNumber,
  readObject,
  readOneOf,
  readOptions,
  readScalar,
  refuseAt,
  under,
} from "./reading.ts";
import {
  parseCombinedFields,
  parseMatch,
  parseMultiMatch,
  parsePhrase,
  parsePhrasePrefix,
  readMinimum,
} from "./parseText.ts";
import { isDocument } from "../engine/document.ts";
import { parseNested } from "./parseNested.ts";
import { kinds, readValue, type Value } from "../engine/value.ts";

/** Reads a clause such as `{ terms: { color: [10] } }`, which may be nested in another. */
export type ReadQuery = (clause: unknown, place: Place) => Query;

/** Reads the body of a clause. Nested clauses are read by `readQuery`. */
export type ReadClause = (body: unknown, place: Place, readQuery: ReadQuery) => Query;

const clauses: Readonly<Record<string, ReadClause>> = {
  bool: parseBool,
  combined_fields: parseCombinedFields,
  constant_score: parseConstant,
  dis_max: parseBest,
  exists: parseExists,
  function_score: parseFunctions,
  ids: parseIds,
  match: parseMatch,
  match_all: (body, place) => {
    const { boost } = readOptions(body, ["boost"], place);
    return { kind: "everything", boost: readBoost(boost, place) };
  },
  match_phrase: parsePhrase,
  match_phrase_prefix: parsePhrasePrefix,
  multi_match: parseMultiMatch,
  nested: parseNested,
  range: parseRange,
  term: parseTerm,
  terms: parseTerms,
};

/** Reads a clause such as `{ terms: { color: [10] } }`. Throws `InvalidSearch` for anything unsupported. */
export function parseQuery(clause: unknown, place: Place): Query {
  const [name, body] = readEntry(clause, "clause", place);
  const parse = Object.hasOwn(clauses, name) ? clauses[name] : undefined;
  return parse
    ? parse(body, enterClause(under(place, name)), parseQuery)
    : refuseUnknownKey(place, name, Object.keys(clauses));
}

const boolNames = ["must", "filter", "should", "must_not", "minimum_should_match", "boost"] as const;

/** Reads a bool clause: all of `must` and `filter`, none of `must_not`, and a minimum number of `should` have to match. */
function parseBool(body: unknown, place: Place, readQuery: ReadQuery): Query {
  const options = readOptions(body, boolNames, place);
  const clausesOf = (name: "must" | "filter" | "should" | "must_not") =>
    optional(options[name], listOf, []).map((each, index) => readQuery(each, item(under(place, name), index)));
  const must = clausesOf("must");
  const filter = clausesOf("filter");
  const should = clausesOf("should");
  // Next to `must` or `filter`, `should` only adds to the score, as since Elasticsearch 7.
  const defaultMinimum: Minimum = { count: should.length > 0 && must.length + filter.length === 0 ? 1 : 0 };
  const minimumPlace = under(place, "minimum_should_match");
  return {
    kind: "bool",
    must,
    filter,
    should,
    mustNot: clausesOf("must_not"),
    minimum: optional(options.minimum_should_match, (value) => readMinimum(value, minimumPlace), defaultMinimum),
    boost: readBoost(options.boost, place),
  };
}

const readValues = (value: unknown, place: Place) =>
  listOf(value).map((each, index) => readScalar(each, item(place, index)));

/** Reads a clause whose body is one field and, optionally, a boost. */
function readFieldAndBoost(body: unknown, place: Place) {
  const { boost, ...fields } = readObject(body, place);
  const [field, value] = readEntry(fields, "field", place);
  return { field: readField(field, place), value, boost: readBoost(boost, place) };
}

export function parseTerms(body: unknown, place: Place): Query {
  const { field, value, boost } = readFieldAndBoost(body, place);
  return { kind: "terms", field, values: readValues(value, place), boost };
}

function parseTerm(body: unknown, place: Place): Query {
  const [name, term] = readEntry(body, "field", place);
  const { value, boost } = isDocument(term) ? readOptions(term, ["value", "boost"], place) : { value: term };
  const field = readField(name, place);
  return { kind: "terms", field, values: [readScalar(value, place)], boost: readBoost(boost, place) };
}

function parseIds(body: unknown, place: Place): Query {
  const { values } = readOptions(body, ["values"], place);
  if (values === undefined) return refuseAt(place, "must have values");
  return { kind: "terms", field: "id", values: readValues(values, under(place, "values")), boost: 1 };
}

function parseExists(body: unknown, place: Place): Query {
  const { field, boost } = readOptions(body, ["field", "boost"], place);
  return { kind: "exists", field: readField(field, under(place, "field")), boost: readBoost(boost, place) };
}

function parseConstant(body: unknown, place: Place, readQuery: ReadQuery): Query {
  const { filter, boost } = readOptions(body, ["filter", "boost"], place);
  return { kind: "constant", query: readQuery(filter, under(place, "filter")), boost: readBoost(boost, place) };
}

/** Reads alternatives. The best one counts fully, the others by the tie breaker. */
function parseBest(body: unknown, place: Place, readQuery: ReadQuery): Query {
  const { queries, tie_breaker, boost } = readOptions(body, ["queries", "tie_breaker", "boost"], place);
  return {
    kind: "best",
    parts: optional(queries, listOf, []).map((each, index) => readQuery(each, item(under(place, "queries"), index))),
    tieBreaker: optional(tie_breaker, (value) => readNumber(value, under(place, "tie_breaker")), 0),
    boost: readBoost(boost, place),
  };
}

const lowerNames = ["gte", "gt", "from", "moreq"] as const;
const upperNames = ["lte", "lt", "to"] as const;

const lastMillisecond = 86_399_999;

/** Reads an end of a range. A date without a time stands for the whole day, so `lte` includes it and `gt` excludes it. */
function readEnd(end: unknown, meansEndOfDay: boolean, place: Place): Value {
  const value = readValue(readScalar(end, place));
  if (/^now\b|\|\|/.test(value.key)) return refuseAt(place, "must be a number, an ISO 8601 date or time, or a word");
  const isDay = value.kind === kinds.moment && value.key.length === 10;
  return isDay && meansEndOfDay ? { ...value, number: value.number + lastMillisecond } : value;
}

/** Reads a range of numbers, ISO 8601 moments or words. */
function parseRange(body: unknown, place: Place): Query {
  const [name, range] = readEntry(body, "field", place);
  const options = readOptions(range, [...lowerNames, ...upperNames, "boost"], place);
  const endOf = (names: readonly (typeof lowerNames | typeof upperNames)[number][]): RangeEnd | null => {
    const [first, ...others] = names.filter((each) => options[each] !== undefined && options[each] !== null);
    if (first === undefined) return null;
    if (others.length > 0) return refuseAt(place, `must have only one of ${names.join(", ")}`);
    const isIncluded = first !== "gt" && first !== "lt";
    const meansEndOfDay = first === "gt" || first === "lte" || first === "to";
    return { value: readEnd(options[first], meansEndOfDay, under(place, first)), isIncluded };
  };
  const from = endOf(lowerNames);
  const to = endOf(upperNames);
  if (from && to && from.value.kind !== to.value.kind) refuseAt(place, "must have two ends of the same type");
  return { kind: "range", field: readField(name, place), from, to, boost: readBoost(options.boost, place) };
}

const functionNames = [
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

function parseFunction(value: unknown, place: Place, readQuery: ReadQuery) {
  const { filter, weight } = readOptions(value, ["filter", "weight"], place);
  if (weight === undefined) return refuseAt(place, "must have a weight");
  return {
    filter: optional(filter, (clause) => readQuery(clause, under(place, "filter")), everything),
    weight: readNumber(weight, under(place, "weight")),
  };
}

/** Reads a query whose score is changed for matches of further clauses. */
function parseFunctions(body: unknown, place: Place, readQuery: ReadQuery): Query {
  const { query, functions, filter, weight, ...options } = readOptions(body, functionNames, place);
  const listed = listOf(functions ?? []).map((each, index) =>
    parseFunction(each, item(under(place, "functions"), index), readQuery),
  );
  const single = weight === undefined ? [] : [parseFunction({ filter, weight }, place, readQuery)];
  const number = <Fallback>(name: "max_boost" | "min_score" | "boost", fallback: Fallback) =>
    optional(options[name], (value) => readNumber(value, under(place, name)), fallback);
  return {
    kind: "functions",
    query: optional(query, (clause) => readQuery(clause, under(place, "query")), everything),
    functions: [...listed, ...single],
    scoreMode: readOneOf(options.score_mode ?? "multiply", scoreModes, under(place, "score_mode")),
    boostMode: readOneOf(options.boost_mode ?? "multiply", boostModes, under(place, "boost_mode")),
    maximumBoost: number("max_boost", Number.POSITIVE_INFINITY),
    minimumScore: number("min_score", null),
    boost: number("boost", 1),
  };
}
