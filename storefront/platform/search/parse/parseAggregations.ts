import { type Aggregation, type Aggregations, type BucketRange, fieldsOfAggregations } from "../engine/query.ts";
import { rowsFor } from "./parseNested.ts";
import { parseQuery } from "./parseQuery.ts";
import {
  enterClause,
  item,
  refuseUnknownKey,
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

const defaultSize = 10;
const maxSize = 10_000;
const maxRanges = 100;

type TermsAggregation = Extract<Aggregation, { kind: "terms" }>;
type RangeAggregation = Extract<Aggregation, { kind: "range" }>;

const parseRangeBucket = (bucket: unknown, place: Place): BucketRange => {
  const { key, from, to } = readOptions(bucket, ["key", "from", "to"], place);
  const number = (value: unknown, name: string) => optional(value, (end) => readNumber(end, under(place, name)), null);
  return {
    key: optional(key, (name) => readName(name, under(place, "key")), null),
    from: number(from, "from"),
    to: number(to, "to"),
  };
};

const lowest = Number.NEGATIVE_INFINITY;
const highest = Number.POSITIVE_INFINITY;
const compare = (a: number, b: number) => (a < b ? -1 : Number(a > b));

/** Elasticsearch returns ranges sorted by their ends, whatever the order of the request. */
const byEnds = (a: BucketRange, b: BucketRange) =>
  compare(a.from ?? lowest, b.from ?? lowest) || compare(a.to ?? highest, b.to ?? highest);

function parseTerms(body: unknown, place: Place): TermsAggregation {
  const { field, size } = readOptions(body, ["field", "size"], place);
  return {
    kind: "terms",
    field: readField(field, under(place, "field")),
    size: optional(size, (value) => readWhole(value, [1, maxSize], under(place, "size")), defaultSize),
    documents: null,
  };
}

function parseRanges(body: unknown, place: Place): RangeAggregation {
  const { field, ranges } = readOptions(body, ["field", "ranges"], place);
  const within = under(place, "ranges");
  if (!Array.isArray(ranges) || ranges.length > maxRanges)
    return refuseAt(within, `must be a list of at most ${maxRanges} ranges`);
  return {
    kind: "range",
    field: readField(field, under(place, "field")),
    ranges: ranges.map((each, index) => parseRangeBucket(each, item(within, index))).toSorted(byEnds),
    documents: null,
  };
}

const parseMetric =
  (kind: "min" | "max" | "stats" | "cardinality") =>
  (body: unknown, place: Place): Aggregation => {
    // `precision_threshold` is accepted but has no effect, because counts are always exact here.
    const { field } = readOptions(body, ["field", "precision_threshold"], place);
    return { kind, field: readField(field, under(place, "field")) };
  };

const parsers: Readonly<Record<string, (body: unknown, place: Place) => Aggregation>> = {
  terms: parseTerms,
  range: parseRanges,
  min: parseMetric("min"),
  max: parseMetric("max"),
  stats: parseMetric("stats"),
  cardinality: parseMetric("cardinality"),
};

/** Reads the part of a bucket that counts the documents of its rows: `{ products: { reverse_nested: {} } }`. */
function readDocumentsPart(aggregations: unknown, place: Place): string {
  const [name, body] = readEntry(aggregations, "aggregation", place);
  const [kind, options] = readEntry(body, "aggregation", under(place, name));
  if (kind !== "reverse_nested") return refuseUnknownKey(place, kind, ["reverse_nested"]);
  readOptions(options, [], place);
  return readName(name, place);
}

/** Reads an aggregation of rows, of which terms and ranges may count their documents. */
function parseRows(aggregations: unknown, place: Place): Aggregations {
  const entries = Object.entries(readObject(aggregations, place));
  return new Map(
    entries.map(([name, aggregation], index): [string, Aggregation] => {
      const within = enterClause(item(place, index));
      const { aggs, aggregations: inner = aggs, ...rest } = readObject(aggregation, within);
      const [kind, body] = readEntry(rest, "aggregation", within);
      const own = under(within, kind);
      if (kind === "filter") {
        return [
          readName(name, place),
          {
            kind,
            filter: parseQuery(body, enterClause(own)),
            aggregations: optional(inner, (value) => parseRows(value, own), new Map()),
          },
        ];
      }
      const parse = kind === "terms" ? parseTerms : kind === "range" ? parseRanges : null;
      if (!parse) return refuseUnknownKey(within, kind, ["filter", "terms", "range"]);
      const documents = optional(inner, (value) => readDocumentsPart(value, own), null);
      return [readName(name, place), { ...parse(body, own), documents }];
    }),
  );
}

function parseNested(body: unknown, aggregations: unknown, place: Place): Aggregation {
  const { path } = readOptions(body, ["path"], place);
  const rows = parseRows(aggregations ?? {}, place);
  const readPath = readName(path, under(place, "path"));
  return {
    kind: "nested",
    path: readPath,
    rows: rowsFor(readPath, fieldsOfAggregations(rows), place),
    aggregations: rows,
  };
}

function parseAggregation(aggregation: unknown, place: Place): Aggregation {
  const { aggs, aggregations, ...rest } = readObject(aggregation, place);
  const [name, body] = readEntry(rest, "aggregation", place);
  const within = enterClause(under(place, name));
  if (name === "filter") {
    return {
      kind: "filter",
      filter: parseQuery(body, within),
      aggregations: parseAggregations(aggs ?? aggregations, place),
    };
  }
  if (name === "nested") return parseNested(body, aggs ?? aggregations, within);
  const parse = Object.hasOwn(parsers, name) ? parsers[name] : undefined;
  if (!parse) return refuseUnknownKey(place, name, ["filter", "nested", ...Object.keys(parsers)]);
  if (aggs !== undefined || aggregations !== undefined)
    refuseAt(place, "may have nested aggregations only in a filter");
  return parse(body, within);
}

/** Reads the aggregations of a search, by name. */
export function parseAggregations(aggregations: unknown, place: Place): Aggregations {
  const entries = optional(aggregations, (value) => Object.entries(readObject(value, place)), []);
  return new Map(
    entries.map(([name, body], index) => [
      readName(name, place),
      parseAggregation(body, enterClause(item(place, index))),
    ]),
  );
}
