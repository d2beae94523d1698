import { type Bitmap, emptyBitmap, include } from "./bitmap.ts";
import type { Scalar } from "./document.ts";
import { type Layout, sameNumbers } from "./layout.ts";
import { compareToEnd, compareValues, keysOf, readingsOf, readValue, type Value } from "./value.ts";

/** The values that documents have at one path. Distinct values are numbered in sort order; these numbers are ordinals. */
export interface Column extends Layout {
  /** True if no document has more than one value. */
  readonly isSingle: boolean;
  /** Returns the ordinals of the values that equal a searched value. */
  readonly ordinalsMatching: (searched: Scalar) => readonly number[];
  /** Returns the documents that have an ordinal from `from` up to but not including `to`. */
  readonly documentsWith: (from: number, to: number) => Bitmap;
}

/** Whether so many documents have a value that its bitmap is cached. */
const isCommon = (postings: number, documents: number) => postings * 64 > documents;

export function createColumn(layout: Layout): Column {
  const { raws, starts, ordinals, postingStarts, postings } = layout;
  const size = starts.length - 1;
  const bitmaps = new Map<number, Bitmap>();

  function collect(from: number, to: number): Bitmap {
    const bitmap = emptyBitmap(size);
    const end = postingStarts[to] ?? 0;
    for (let place = postingStarts[from] ?? 0; place < end; place++) include(bitmap, postings[place] ?? 0);
    return bitmap;
  }

  /** Returns the ordinals of the values whose text is the key. */
  const ordinalsOfKey = (key: string): readonly number[] =>
    readingsOf(key).flatMap((value) => {
      const ordinal = lowerBound(raws, (each) => compareValues(each, value) < 0);
      const raw = raws[ordinal];
      return raw !== undefined && String(raw) === key ? [ordinal] : [];
    });

  return {
    ...layout,
    isSingle: ordinals.length < 2 || starts.every((start, document) => start - (starts[document - 1] ?? 0) < 2),
    ordinalsMatching: (searched) => [...new Set(keysOf(searched).flatMap(ordinalsOfKey))],
    documentsWith(from, to) {
      const cached = to === from + 1 ? bitmaps.get(from) : undefined;
      if (cached) return cached;
      const bitmap = collect(from, to);
      const count = (postingStarts[to] ?? 0) - (postingStarts[from] ?? 0);
      if (to === from + 1 && isCommon(count, size)) bitmaps.set(from, bitmap);
      return bitmap;
    },
  };
}

/** Returns the first ordinal for which `isBefore` is false (binary search). */
function lowerBound(raws: readonly Scalar[], isBefore: (value: Value) => boolean): number {
  let low = 0;
  let high = raws.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const raw = raws[middle];
    if (raw !== undefined && isBefore(readValue(raw))) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the first ordinal whose value is at least `end`; with `above`, greater than `end`. */
export function ordinalAt({ raws }: Pick<Column, "raws">, end: Value, above: boolean): number {
  return lowerBound(raws, (value) => {
    const order = compareToEnd(value, end);
    return order < 0 || (above && order === 0);
  });
}

/** Returns the column of another store view if it is equal, as most are, or creates one. */
export function sharedColumn(layout: Layout, other: Column | undefined): Column {
  const isEqual =
    other !== undefined &&
    layout.below === null &&
    other.below === null &&
    sameNumbers(layout.starts, other.starts) &&
    sameNumbers(layout.ordinals, other.ordinals) &&
    layout.raws.length === other.raws.length &&
    layout.raws.every((raw, ordinal) => raw === other.raws[ordinal]);
  return isEqual ? other : createColumn(layout);
}
