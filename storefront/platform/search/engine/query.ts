import type { Scalar } from "./document.ts";
import type { Value } from "./value.ts";

/** How many of several must be found. */
export type Minimum = { readonly count: number } | { readonly percent: number };

/** Letters that a word may differ in; "auto" allows more in longer words. */
export type Fuzziness = 0 | 1 | 2 | "auto";

/** How words are looked for. */
export interface TextRules {
  /** The words side by side, in their order. */
  readonly isPhrase: boolean;
  /** The last word may be the beginning of one. */
  readonly endsOpen: boolean;
  readonly minimum: Minimum;
  readonly fuzziness: Fuzziness;
  /** First letters that must be right. */
  readonly prefixLength: number;
  /** Spellings that a word is tried in. */
  readonly maximumExpansions: number;
}

/** Words to be found in a field. */
export interface TextQuery {
  readonly kind: "text";
  readonly field: string;
  readonly text: Scalar;
  readonly rules: TextRules;
  readonly boost: number;
}

/** A range between two ends of one kind; what has any value in it is found. */
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
  /** Of `should`. */
  readonly minimum: Minimum;
  readonly boost: number;
}

export const scoreModes = ["multiply", "sum", "avg", "first", "max", "min"] as const;
export const boostModes = ["multiply", "replace", "sum", "avg", "max", "min"] as const;

/** A score that grows or shrinks for some of what is found. */
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

/** The part of Elasticsearch's query language that the index answers. */
export type Query =
  | { readonly kind: "everything"; readonly boost: number }
  | { readonly kind: "terms"; readonly field: string; readonly values: readonly Scalar[]; readonly boost: number }
  | { readonly kind: "exists"; readonly field: string; readonly boost: number }
  | { readonly kind: "constant"; readonly query: Query; readonly boost: number }
  /** Scores as its best part does, and by `tieBreaker` of the others. */
  | { readonly kind: "best"; readonly parts: readonly Query[]; readonly tieBreaker: number; readonly boost: number }
  | RangeQuery
  | BoolQuery
  | FunctionsQuery
  | TextQuery;

/** What is counted beside the hits. */
export type Aggregation =
  | { readonly kind: "terms"; readonly field: string; readonly size: number }
  | { readonly kind: "range"; readonly field: string; readonly ranges: readonly BucketRange[] }
  | { readonly kind: "filter"; readonly filter: Query; readonly aggregations: Aggregations }
  | { readonly kind: "min" | "max" | "stats" | "cardinality"; readonly field: string };

export type Aggregations = ReadonlyMap<string, Aggregation>;

/** From the one, up to but without the other. */
export interface BucketRange {
  readonly key: string | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** The best match is `_score`. */
export interface SortKey {
  readonly field: string;
  readonly isDescending: boolean;
  readonly missingFirst: boolean;
}

export interface SearchRequest {
  readonly query: Query;
  /** Narrows the hits, but not what is counted. */
  readonly postFilter: Query | null;
  readonly aggregations: Aggregations;
  /** Empty: the best match first. */
  readonly sort: readonly SortKey[];
  /** Hits that score lower are left out. */
  readonly minimumScore: number | null;
  readonly from: number | null;
  readonly size: number | null;
  readonly fields: { readonly include: readonly string[]; readonly exclude: readonly string[] };
}

/** How many of so many have to be found: shares are rounded down, negative ones say how many may be missing. */
export function neededOf(minimum: Minimum, count: number): number {
  const asked = "count" in minimum ? minimum.count : Math.trunc((minimum.percent * count) / 100);
  return Math.max(0, asked < 0 ? count + asked : asked);
}

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
