import {
  boostModes,
  type Minimum,
  type Query,
  type RangeEnd,
  scoreModes,
  type SearchRequest,
} from "../engine/query.ts";
import {
  enter,
  item,
  listOf,
  notOneOf,
  optional,
  type Place,
  readBoost,
  readEntry,
  readField,
  readName,
  readNumber,
  readObject,
  readOneOf,
  readOptions,
  readScalar,
  refuseAt,
  under,
} from "./reading.ts";
import { parseMatch, parseMultiMatch, parsePhrase, parsePhrasePrefix, readMinimum } from "./parseText.ts";
import { isDocument } from "../engine/document.ts";
import { kinds, readValue, type Value } from "../engine/value.ts";

/** Reads a clause such as `{ terms: { color: [10] } }`. */
export type ReadQuery = (clause: unknown, place: Place) => Query;

/** Reads what stands under the name of a clause; the clauses within it by `readQuery`. */
export type ReadClause = (body: unknown, place: Place, readQuery: ReadQuery) => Query;

const clauses: Readonly<Record<string, ReadClause>> = {
  bool: parseBool,
  constant_score: parseConstant,
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
  range: parseRange,
  term: parseTerm,
  terms: parseTerms,
};

/** Reads a clause such as `{ terms: { color: [10] } }`. Whatever is not understood is refused by throwing `NotUnderstood`. */
export function parseQuery(clause: unknown, place: Place): Query {
  const [name, body] = readEntry(clause, "clause", place);
  const parse = Object.hasOwn(clauses, name) ? clauses[name] : undefined;
  return parse ? parse(body, enter(under(place, name)), parseQuery) : notOneOf(place, name, Object.keys(clauses));
}

const names = ["must", "filter", "should", "must_not", "minimum_should_match", "boost"] as const;

/** Clauses joined: all of `must` and `filter`, none of `must_not`, and of `should` as many as have to be. */
function parseBool(body: unknown, place: Place, readQuery: ReadQuery): Query {
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

const readValues = (value: unknown, place: Place) =>
  listOf(value).map((each, index) => readScalar(each, item(place, index)));

/** The field of a clause that may have a boost beside it. */
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
  const [name, given] = readEntry(body, "field", place);
  const { value, boost } = isDocument(given) ? readOptions(given, ["value", "boost"], place) : { value: given };
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

const lowerNames = ["gte", "gt", "from", "moreq"] as const;
const upperNames = ["lte", "lt", "to"] as const;

const lastMillisecond = 86_399_999;

/** A day without a time is the whole day: what is up to it, is up to its end; what is after it, after its end. */
function readEnd(given: unknown, meansEndOfDay: boolean, place: Place): Value {
  const value = readValue(readScalar(given, place));
  if (/^now\b|\|\|/.test(value.key)) return refuseAt(place, "must be a number, a moment in ISO 8601 or a word");
  const isDay = value.kind === kinds.moment && value.key.length === 10;
  return isDay && meansEndOfDay ? { ...value, number: value.number + lastMillisecond } : value;
}

/** From the one end to the other: numbers, moments in ISO 8601, or words in their order. */
function parseRange(body: unknown, place: Place): Query {
  const [name, given] = readEntry(body, "field", place);
  const options = readOptions(given, [...lowerNames, ...upperNames, "boost"], place);
  const endOf = (names: readonly (typeof lowerNames | typeof upperNames)[number][]): RangeEnd | null => {
    const [first, ...others] = names.filter((each) => options[each] !== undefined && options[each] !== null);
    if (first === undefined) return null;
    if (others.length > 0) return refuseAt(place, `must have one of ${names.join(", ")}`);
    const isIncluded = first !== "gt" && first !== "lt";
    const meansEndOfDay = first === "gt" || first === "lte" || first === "to";
    return { value: readEnd(options[first], meansEndOfDay, under(place, first)), isIncluded };
  };
  const from = endOf(lowerNames);
  const to = endOf(upperNames);
  if (from && to && from.value.kind !== to.value.kind) refuseAt(place, "must have ends of one kind");
  return { kind: "range", field: readField(name, place), from, to, boost: readBoost(options.boost, place) };
}

type Fields = SearchRequest["fields"];

const maxFields = 200;

function readNames(value: unknown, place: Place): readonly string[] {
  const names = optional(value, listOf, []);
  if (names.length > maxFields) refuseAt(place, `must name at most ${maxFields} fields`);
  return names.map((name) => readName(name, place));
}

/** Reads `_source` of a body: a field, several, or `{ includes, excludes }`. */
export function parseFields(source: unknown, place: Place): Fields {
  if (typeof source !== "object" || source === null || Array.isArray(source)) {
    return { include: readNames(source, place), exclude: [] };
  }
  const given = readOptions(source, ["includes", "excludes", "include", "exclude"], place);
  return {
    include: readNames(given.includes ?? given.include, place),
    exclude: readNames(given.excludes ?? given.exclude, place),
  };
}

/** Reads the fields of an address, joined by commas; null when it names none. */
export function parseFieldParameters(include: string | undefined, exclude: string | undefined, place: Place) {
  const names = (text: string | undefined) => readNames(text?.split(",").filter(Boolean), place);
  const fields: Fields = { include: names(include), exclude: names(exclude) };
  return fields.include.length + fields.exclude.length > 0 ? fields : null;
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

function parseFunction(given: unknown, place: Place, readQuery: ReadQuery) {
  const { filter, weight } = readOptions(given, ["filter", "weight"], place);
  if (weight === undefined) return refuseAt(place, "must have a weight");
  return {
    filter: optional(filter, (clause) => readQuery(clause, under(place, "filter")), everything),
    weight: readNumber(weight, under(place, "weight")),
  };
}

/** A query whose score is changed for what meets further clauses. */
function parseFunctions(body: unknown, place: Place, readQuery: ReadQuery): Query {
  const { query, functions, filter, weight, ...given } = readOptions(body, functionNames, place);
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
