import { addAll, type Bitmap, emptyBitmap, fullBitmap, intersection } from "./bitmap.ts";
import { ordinalAt } from "./column.ts";
import type { Columns } from "./columns.ts";
import type { Scalar } from "./document.ts";
import type { RangeQuery } from "./query.ts";
import { kinds } from "./value.ts";

/** Returns the documents that have one of the values. */
export function documentsWithAny({ columnOf, size }: Columns, field: string, values: readonly Scalar[]): Bitmap {
  const column = columnOf(field);
  const [first, ...others] = new Set(values.flatMap((value) => [...column.ordinalsMatching(value)]));
  if (first === undefined) return emptyBitmap(size);
  if (others.length === 0) return column.documentsWith(first, first + 1);
  const found = column.documentsWith(first, first + 1).slice();
  for (const ordinal of others) addAll(found, column.documentsWith(ordinal, ordinal + 1));
  return found;
}

/** Returns the documents that have a value between two ends. */
export function documentsInRange(
  { columnOf }: Columns,
  { field, from, to }: Omit<RangeQuery, "kind" | "boost">,
): Bitmap {
  const column = columnOf(field);
  const kind = (from ?? to)?.value.kind;
  const least = { key: "", raw: 0, number: Number.NEGATIVE_INFINITY };
  // An open end is limited to values of the other end's kind.
  const lowest = kind === undefined ? 0 : ordinalAt(column, { ...least, kind }, false);
  const highest =
    kind === undefined || kind === kinds.word
      ? column.raws.length
      : ordinalAt(column, { ...least, kind, number: Number.POSITIVE_INFINITY }, false);
  const low = from ? ordinalAt(column, from.value, !from.isIncluded) : lowest;
  const high = to ? ordinalAt(column, to.value, to.isIncluded) : highest;
  return column.documentsWith(low, Math.max(low, high));
}

/** Returns the documents that have a field. If no document has a value there, returns those that have fields below it. */
export function documentsWithField({ columnOf, size }: Columns, field: string): Bitmap {
  const column = columnOf(field);
  return column.raws.length > 0 ? column.documentsWith(0, column.raws.length) : (column.below ?? emptyBitmap(size));
}

/** Returns the documents that are in all sets, or all documents if there are no sets. */
export function intersectAll(sets: readonly Bitmap[], size: number): Bitmap {
  const [first, ...others] = sets;
  return first ? others.reduce(intersection, first) : fullBitmap(size);
}

/** Returns the documents that are in at least `needed` of the sets. */
export function inAtLeast(sets: readonly Bitmap[], needed: number, size: number): Bitmap {
  if (needed <= 0) return fullBitmap(size);
  if (needed > sets.length) return emptyBitmap(size);
  if (needed === sets.length) return intersectAll(sets, size);
  // `reached[n]` holds the documents that were in more than n of the sets so far.
  const reached = Array.from({ length: needed }, () => emptyBitmap(size));
  for (const set of sets) {
    for (let level = needed - 1; level > 0; level--) {
      const lower = reached[level - 1];
      const current = reached[level];
      if (lower && current) addAll(current, intersection(lower, set));
    }
    if (reached[0]) addAll(reached[0], set);
  }
  return reached[needed - 1] ?? emptyBitmap(size);
}
