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
