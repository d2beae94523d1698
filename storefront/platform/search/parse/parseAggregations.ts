import type { Aggregation, Aggregations, BucketRange } from "../engine/query.ts";
import { parseQuery } from "./parseQuery.ts";
import {
  enter,
  item,
  notOneOf,
  optional,
  type Place,
  readEntry,
  readField,
  readName,
  readNumber,
  readObject,
  readOptions,
  readWhole,
  refuseAt,
  under,
} from "./reading.ts";

const usualSize = 10;
const largestSize = 10_000;
const maxRanges = 100;

const parseRangeBucket = (given: unknown, place: Place): BucketRange => {
  const { key, from, to } = readOptions(given, ["key", "from", "to"], place);
  const number = (value: unknown, name: string) =>
    optional(value, (given) => readNumber(given, under(place, name)), null);
  return {
    key: optional(key, (name) => readName(name, under(place, "key")), null),
    from: number(from, "from"),
    to: number(to, "to"),
  };
};

const lowest = Number.NEGATIVE_INFINITY;
const highest = Number.POSITIVE_INFINITY;
const compare = (a: number, b: number) => (a < b ? -1 : Number(a > b));

/** Elasticsearch answers ranges in their order, however they were asked for. */
const byEnds = (a: BucketRange, b: BucketRange) =>
  compare(a.from ?? lowest, b.from ?? lowest) || compare(a.to ?? highest, b.to ?? highest);

function parseTerms(body: unknown, place: Place): Aggregation {
  const { field, size } = readOptions(body, ["field", "size"], place);
  return {
    kind: "terms",
    field: readField(field, under(place, "field")),
    size: optional(size, (value) => readWhole(value, [1, largestSize], under(place, "size")), usualSize),
  };
}

function parseRanges(body: unknown, place: Place): Aggregation {
  const { field, ranges } = readOptions(body, ["field", "ranges"], place);
  const within = under(place, "ranges");
  if (!Array.isArray(ranges) || ranges.length > maxRanges)
    return refuseAt(within, `must be a list of at most ${maxRanges}`);
  return {
    kind: "range",
    field: readField(field, under(place, "field")),
    ranges: ranges.map((each, index) => parseRangeBucket(each, item(within, index))).toSorted(byEnds),
  };
}

const figure =
  (kind: "min" | "max" | "stats" | "cardinality") =>
  (body: unknown, place: Place): Aggregation => {
    // How exactly the real one counts; here it is always exact.
    const { field } = readOptions(body, ["field", "precision_threshold"], place);
    return { kind, field: readField(field, under(place, "field")) };
  };

const kinds: Readonly<Record<string, (body: unknown, place: Place) => Aggregation>> = {
  terms: parseTerms,
  range: parseRanges,
  min: figure("min"),
  max: figure("max"),
  stats: figure("stats"),
  cardinality: figure("cardinality"),
};

function parseAggregation(given: unknown, place: Place): Aggregation {
  const { aggs, aggregations, ...named } = readObject(given, place);
  const [name, body] = readEntry(named, "aggregation", place);
  const within = enter(under(place, name));
  if (name === "filter") {
    return {
      kind: "filter",
      filter: parseQuery(body, within),
      aggregations: parseAggregations(aggs ?? aggregations, place),
    };
  }
  const parse = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!parse) return notOneOf(place, name, ["filter", ...Object.keys(kinds)]);
  if (aggs !== undefined || aggregations !== undefined) refuseAt(place, "may hold aggregations only beside a filter");
  return parse(body, within);
}

/** Reads `aggs`: what is counted beside the hits, by name. */
export function parseAggregations(given: unknown, place: Place): Aggregations {
  const entries = given === undefined || given === null ? [] : Object.entries(readObject(given, place));
  return new Map(
    entries.map(([name, body], index) => [readName(name, place), parseAggregation(body, enter(item(place, index)))]),
  );
}
