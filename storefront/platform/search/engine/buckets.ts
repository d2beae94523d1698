import type { Bitmap } from "./bitmap.ts";
import { type Column, ordinalAt } from "./column.ts";
import type { Scalar } from "./document.ts";
import type { BucketRange } from "./query.ts";
import { readValue } from "./value.ts";

/** The result of an aggregation, in Elasticsearch's format. */
export type Aggregated = Readonly<Record<string, unknown>>;

/** Returns the bucket of a value. */
export const bucketOf = (raw: Scalar, count: number) =>
  typeof raw === "boolean"
    ? { key: Number(raw), key_as_string: String(raw), doc_count: count }
    : { key: raw, doc_count: count };

/** A value with the number of its documents or rows. */
export interface CountedValue {
  readonly raw: Scalar;
  readonly ordinal: number;
  readonly count: number;
}

/** Returns the most frequent values as buckets. Equally frequent ones are sorted by value. */
export function bucketsOf(
  values: readonly CountedValue[],
  size: number,
  toBucket: (value: CountedValue) => Aggregated,
): Aggregated {
  const used = values.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count || a.ordinal - b.ordinal);
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: used.slice(size).reduce((sum, { count }) => sum + count, 0),
    buckets: used.slice(0, size).map(toBucket),
  };
}

/** Formats an end of a range as Elasticsearch does in keys such as `501.0-*`. */
const formatRangeEnd = (end: number | null) => (end === null ? "*" : Number.isInteger(end) ? `${end}.0` : String(end));

/** Returns the documents of a column that are in a range, which includes its lower end but not its upper one; null for none. */
export function documentsOfRange(column: Column, { from, to }: BucketRange): Bitmap | null {
  const ordinalOf = (end: number) => ordinalAt(column, readValue(end), false);
  const endOfNumbers = ordinalAt(column, { ...readValue(0), number: Number.POSITIVE_INFINITY }, false);
  const low = from === null ? 0 : ordinalOf(from);
  const high = to === null ? endOfNumbers : ordinalOf(to);
  return low < high ? column.documentsWith(low, high) : null;
}

/** Returns the bucket of a range. */
export const rangeBucketOf = ({ key, from, to }: BucketRange, count: number): Aggregated => ({
  key: key ?? `${formatRangeEnd(from)}-${formatRangeEnd(to)}`,
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  doc_count: count,
});
