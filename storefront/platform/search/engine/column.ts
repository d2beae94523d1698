import { type Bitmap, emptyBitmap, include } from "./bitmap.ts";
import type { Scalar } from "./document.ts";
import { type Layout, sameNumbers } from "./layOut.ts";
import { compareToEnd, compareValues, keysOf, readingsOf, readValue, type Value } from "./value.ts";

/** All that documents have at one path. Values are numbered by their order: these numbers are called ordinals. */
export interface Column extends Layout {
  /** No document has more than one value. */
  readonly isSingle: boolean;
  /** The ordinals that a value asked for may mean. */
  readonly meant: (asked: Scalar) => readonly number[];
  /** The documents that have one of the ordinals from `from` up to `to`. */
  readonly having: (from: number, to: number) => Bitmap;
}

/** A value is worth a bitmap of its own when many documents have it. */
const isCommon = (postings: number, documents: number) => postings * 64 > documents;

export function createColumn(layout: Layout): Column {
  const { raws, starts, ordinals, postingStarts, postings } = layout;
  const size = starts.length - 1;
  const kept = new Map<number, Bitmap>();

  function unite(from: number, to: number): Bitmap {
    const bitmap = emptyBitmap(size);
    const end = postingStarts[to] ?? 0;
    for (let place = postingStarts[from] ?? 0; place < end; place++) include(bitmap, postings[place] ?? 0);
    return bitmap;
  }

  /** The ordinal of what is called so. */
  const ordinalsNamed = (key: string): readonly number[] =>
    readingsOf(key).flatMap((value) => {
      const place = placeOf(raws, (each) => compareValues(each, value) < 0);
      const raw = raws[place];
      return raw !== undefined && String(raw) === key ? [place] : [];
    });

  return {
    ...layout,
    isSingle: ordinals.length < 2 || starts.every((start, document) => start - (starts[document - 1] ?? 0) < 2),
    meant: (asked) => [...new Set(keysOf(asked).flatMap(ordinalsNamed))],
    having(from, to) {
      const known = to === from + 1 ? kept.get(from) : undefined;
      if (known) return known;
      const bitmap = unite(from, to);
      const count = (postingStarts[to] ?? 0) - (postingStarts[from] ?? 0);
      if (to === from + 1 && isCommon(count, size)) kept.set(from, bitmap);
      return bitmap;
    },
  };
}

/** How many values of a column come before all others of which something is not so. */
function placeOf(raws: readonly Scalar[], isBefore: (value: Value) => boolean): number {
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

/** The first ordinal whose value lies at `end` or above it; with `above`, above it only. */
export function ordinalAt({ raws }: Pick<Column, "raws">, end: Value, above: boolean): number {
  return placeOf(raws, (value) => {
    const order = compareToEnd(value, end);
    return order < 0 || (above && order === 0);
  });
}

/** Most columns are the same in every store view: then there is one of them. */
export function sharedColumn(layout: Layout, other: Column | undefined): Column {
  const isAlike =
    other !== undefined &&
    layout.below === null &&
    other.below === null &&
    sameNumbers(layout.starts, other.starts) &&
    sameNumbers(layout.ordinals, other.ordinals) &&
    layout.raws.length === other.raws.length &&
    layout.raws.every((raw, ordinal) => raw === other.raws[ordinal]);
  return isAlike ? other : createColumn(layout);
}
