import { both, type Bitmap, emptyBitmap, fullBitmap, unite } from "./bitmap.ts";
import { ordinalAt } from "./column.ts";
import type { Columns } from "./columns.ts";
import type { Scalar } from "./document.ts";
import type { RangeQuery } from "./query.ts";
import { kinds } from "./value.ts";

/** The documents that have one of the values. */
export function havingAny({ columnOf, size }: Columns, field: string, values: readonly Scalar[]): Bitmap {
  const column = columnOf(field);
  const [first, ...others] = new Set(values.flatMap((value) => [...column.meant(value)]));
  if (first === undefined) return emptyBitmap(size);
  if (others.length === 0) return column.having(first, first + 1);
  const found = column.having(first, first + 1).slice();
  for (const ordinal of others) unite(found, column.having(ordinal, ordinal + 1));
  return found;
}

/** The documents that have a value between two ends. */
export function between({ columnOf }: Columns, { field, from, to }: Omit<RangeQuery, "kind" | "boost">): Bitmap {
  const column = columnOf(field);
  const kind = (from ?? to)?.value.kind;
  const least = { key: "", raw: 0, number: Number.NEGATIVE_INFINITY };
  // An end that is open reaches as far as there are values of the other end's kind.
  const lowest = kind === undefined ? 0 : ordinalAt(column, { ...least, kind }, false);
  const highest =
    kind === undefined || kind === kinds.word
      ? column.raws.length
      : ordinalAt(column, { ...least, kind, number: Number.POSITIVE_INFINITY }, false);
  const low = from ? ordinalAt(column, from.value, !from.isIncluded) : lowest;
  const high = to ? ordinalAt(column, to.value, to.isIncluded) : highest;
  return column.having(low, Math.max(low, high));
}

/** The documents that have the field; of a field that has no values, those that have anything below it. */
export function havingField({ columnOf, size }: Columns, field: string): Bitmap {
  const column = columnOf(field);
  return column.raws.length > 0 ? column.having(0, column.raws.length) : (column.below ?? emptyBitmap(size));
}

/** The documents that are in all of the sets; all there are, for no set. */
export function inAll(sets: readonly Bitmap[], size: number): Bitmap {
  const [first, ...others] = sets;
  return first ? others.reduce(both, first) : fullBitmap(size);
}

/** The documents that are in at least as many of the sets. */
export function inSome(sets: readonly Bitmap[], needed: number, size: number): Bitmap {
  if (needed <= 0) return fullBitmap(size);
  if (needed > sets.length) return emptyBitmap(size);
  if (needed === sets.length) return inAll(sets, size);
  // `reached[n]` are those that were in more than n of the sets so far.
  const reached = Array.from({ length: needed }, () => emptyBitmap(size));
  for (const set of sets) {
    for (let level = needed - 1; level > 0; level--) {
      const lower = reached[level - 1];
      const own = reached[level];
      if (lower && own) unite(own, both(lower, set));
    }
    if (reached[0]) unite(reached[0], set);
  }
  return reached[needed - 1] ?? emptyBitmap(size);
}
