import type { Scalar } from "./document.ts";
import type { Value } from "./value.ts";

/** How many of several words or clauses must match. */
export type Minimum = { readonly count: number } | { readonly percent: number };

/** Maximum edit distance of a matching word; "auto" allows more for longer words. */
export type Fuzziness = 0 | 1 | 2 | "auto";

/** How the words of a text query are matched. */
export interface TextRules {
  /** The words must be adjacent and in order. */
  readonly isPhrase: boolean;
  /** The last word matches all words that start with it. */
  readonly isLastWordPrefix: boolean;
  readonly minimum: Minimum;
  readonly fuzziness: Fuzziness;
  /** Number of initial letters that must match exactly. */
  readonly prefixLength: number;
  /** Maximum number of words of the index that a word is expanded to. */
  readonly maximumExpansions: number;
}

/** Searches for words in a field. */
export interface TextQuery {
  readonly kind: "text";
  readonly field: string;
  readonly text: Scalar;
  readonly rules: TextRules;
  readonly boost: number;
}

/**
 * Searches for words, each of which may be in another of several fields. For products, categories and articles the words are
 * replaced by what they mean (`../words/searchByWords.ts`) before the index sees them.
 */
export interface WordsQuery {
  readonly kind: "words";
  readonly text: string;
  readonly fields: readonly { readonly field: string; readonly boost: number }[];
  /** How many of the words must be found. */
  readonly minimum: Minimum;
  readonly boost: number;
}

/** Matches documents that have any value between two ends, which are of the same kind. */
export interface RangeQuery {
  readonly kind: "range";
  readonly field: string;
  readonly from: RangeEnd | null;
  readonly to: RangeEnd | null;
  readonly boost: number;
}

export interface RangeEnd {
  readonly value: Value;
  readonly isIncluded: boolean;
}

export interface BoolQuery {
  readonly kind: "bool";
  readonly must: readonly Query[];
  readonly filter: readonly Query[];
  readonly should: readonly Query[];
  readonly mustNot: readonly Query[];
  /** How many of the `should` clauses must match. */
  readonly minimum: Minimum;
  readonly boost: number;
}

/** Matches documents with a row that matches a query as a whole. Such matches score 0. */
export interface NestedQuery {
  readonly kind: "nested";
  readonly path: string;
  /** The fields of the query have the path in front. */
  readonly query: Query;
  /** The column that holds the rows (`rowsColumn`). */
  readonly rows: string;
  /** Which matching rows are returned with each hit; null for none. */
  readonly innerHits: InnerHits | null;
  readonly boost: number;
}

/** The matching rows that a hit is returned with. */
export interface InnerHits {
  readonly name: string;
  readonly size: number;
  readonly fields: { readonly include: readonly string[]; readonly exclude: readonly string[] };
}

export const scoreModes = ["multiply", "sum", "avg", "first", "max", "min"] as const;
export const boostModes = ["multiply", "replace", "sum", "avg", "max", "min"] as const;

/** Changes the score of the matches that also match a function's filter. */
export interface FunctionsQuery {
  readonly kind: "functions";
  readonly query: Query;
  readonly functions: readonly { readonly filter: Query; readonly weight: number }[];
  readonly scoreMode: (typeof scoreModes)[number];
  readonly boostMode: (typeof boostModes)[number];
  readonly maximumBoost: number;
  readonly minimumScore: number | null;
  readonly boost: number;
}

/** A parsed query, in the part of Elasticsearch's query language that the index supports. */
export type Query =
  | { readonly kind: "everything"; readonly boost: number }
  | { readonly kind: "terms"; readonly field: string; readonly values: readonly Scalar[]; readonly boost: number }
  | { readonly kind: "exists"; readonly field: string; readonly boost: number }
  | { readonly kind: "constant"; readonly query: Query; readonly boost: number }
  /** Scores like its best part, plus `tieBreaker` times the scores of the others. */
  | { readonly kind: "best"; readonly parts: readonly Query[]; readonly tieBreaker: number; readonly boost: number }
  | RangeQuery
  | BoolQuery
  | FunctionsQuery
  | NestedQuery
  | WordsQuery
  | TextQuery;

/**
 * What is counted in addition to the hits. Where rows are counted, `documents` names the part of each bucket that has the
 * number of their documents.
 */
export type Aggregation =
  | { readonly kind: "terms"; readonly field: string; readonly size: number; readonly documents: string | null }
  | {
      readonly kind: "range";
      readonly field: string;
      readonly ranges: readonly BucketRange[];
      readonly documents: string | null;
    }
  /** Counts rows instead of documents. */
  | { readonly kind: "nested"; readonly path: string; readonly rows: string; readonly aggregations: Aggregations }
  | { readonly kind: "filter"; readonly filter: Query; readonly aggregations: Aggregations }
  | { readonly kind: "min" | "max" | "stats" | "cardinality"; readonly field: string };

export type Aggregations = ReadonlyMap<string, Aggregation>;

/** Includes `from` and excludes `to`. */
export interface BucketRange {
  readonly key: string | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** A field to sort by; `_score` stands for the score, `_doc` for the order of ids. */
export interface SortKey {
  readonly field: string;
  readonly isDescending: boolean;
  readonly missingFirst: boolean;
}

export interface SearchRequest {
  readonly query: Query;
  /** Filters the hits, but not the aggregations. */
  readonly postFilter: Query | null;
  readonly aggregations: Aggregations;
  /** If empty, the best match comes first. */
  readonly sort: readonly SortKey[];
  /** Matches with a lower score are left out. */
  readonly minimumScore: number | null;
  readonly from: number | null;
  readonly size: number | null;
  readonly fields: { readonly include: readonly string[]; readonly exclude: readonly string[] };
}

/** Returns how many of `count` must match. Percentages are rounded down; negative values say how many may be missing. */
export function requiredCount(minimum: Minimum, count: number): number {
  const required = "count" in minimum ? minimum.count : Math.trunc((minimum.percent * count) / 100);
  return Math.max(0, required < 0 ? count + required : required);
}

export function fieldsOfQuery(query: Query): readonly string[] {
  switch (query.kind) {
    case "everything":
      return [];
    case "terms":
    case "range":
    case "exists":
    case "text":
      return [query.field];
    case "words":
      return query.fields.map(({ field }) => field);
    case "constant":
      return fieldsOfQuery(query.query);
    case "nested":
      return [query.rows];
    case "best":
      return query.parts.flatMap(fieldsOfQuery);
    case "bool":
      return [query.must, query.filter, query.should, query.mustNot].flat().flatMap(fieldsOfQuery);
    case "functions":
      return [query.query, ...query.functions.map(({ filter }) => filter)].flatMap(fieldsOfQuery);
  }
}

function fieldsOfAggregation(aggregation: Aggregation): readonly string[] {
  if (aggregation.kind === "nested") return [aggregation.rows];
  return aggregation.kind === "filter"
    ? [...fieldsOfQuery(aggregation.filter), ...fieldsOfAggregations(aggregation.aggregations)]
    : [aggregation.field];
}

export const fieldsOfAggregations = (aggregations: Aggregations) =>
  [...aggregations.values()].flatMap(fieldsOfAggregation);

/** Returns the queries within a query, itself included. */
export function queriesWithin(query: Query): readonly Query[] {
  switch (query.kind) {
    case "bool":
      return [query, ...[query.must, query.filter, query.should, query.mustNot].flat().flatMap(queriesWithin)];
    case "best":
      return [query, ...query.parts.flatMap(queriesWithin)];
    case "constant":
    case "nested":
      return [query, ...queriesWithin(query.query)];
    case "functions":
      return [query, ...queriesWithin(query.query), ...query.functions.flatMap(({ filter }) => queriesWithin(filter))];
    default:
      return [query];
  }
}

/** Returns the distinct fields that a search uses. */
export function fieldsOf({ query, postFilter, aggregations, sort }: SearchRequest): readonly string[] {
  const sorted = sort.map(({ field }) => field).filter((field) => !field.startsWith("_"));
  const postFilterFields = postFilter ? fieldsOfQuery(postFilter) : [];
  return [...new Set([...fieldsOfQuery(query), ...postFilterFields, ...fieldsOfAggregations(aggregations), ...sorted])];
}
