import { type Bitmap, emptyBitmap, include } from "./bitmap.ts";
import type { Scalar } from "./document.ts";
import { layOut } from "./layOut.ts";
import { compareToEnd, keysOf, type Value } from "./value.ts";

/** All that documents have at one path. Values are numbered by their order: these numbers are called ordinals. */
export interface Column {
  /** By ordinal, each once. */
  readonly values: readonly Value[];
  /** The ordinals of a document are those from `starts[document]` up to `starts[document + 1]`, ascending. */
  readonly starts: Uint32Array;
  readonly ordinals: Uint32Array;
  /** The documents that have an ordinal, from `postingStarts[ordinal]` up to `postingStarts[ordinal + 1]`, ascending. */
  readonly postingStarts: Uint32Array;
  readonly postings: Uint32Array;
  /** No document has more than one value. */
  readonly isSingle: boolean;
  /** The ordinals that a value asked for may mean. */
  readonly meant: (asked: Scalar) => readonly number[];
  /** The documents that have one of the ordinals from `from` up to `to`. */
  readonly having: (from: number, to: number) => Bitmap;
}

/** A value is worth a bitmap of its own when many documents have it. */
const isCommon = (postings: number, documents: number) => postings * 64 > documents;

export function createColumn(documents: readonly unknown[], path: string): Column {
  const { values, ordinalOf, starts, ordinals, postingStarts, postings } = layOut(documents, path);
  const kept = new Map<number, Bitmap>();

  function unite(from: number, to: number): Bitmap {
    const bitmap = emptyBitmap(documents.length);
    const end = postingStarts[to] ?? 0;
    for (let place = postingStarts[from] ?? 0; place < end; place++) include(bitmap, postings[place] ?? 0);
    return bitmap;
  }

  return {
    values,
    starts,
    ordinals,
    postingStarts,
    postings,
    isSingle: ordinals.length < 2 || starts.every((start, document) => start - (starts[document - 1] ?? 0) < 2),
    meant: (asked) =>
      keysOf(asked).flatMap((key) => {
        const ordinal = ordinalOf.get(key);
        return ordinal === undefined ? [] : [ordinal];
      }),
    having(from, to) {
      const known = to === from + 1 ? kept.get(from) : undefined;
      if (known) return known;
      const bitmap = unite(from, to);
      const count = (postingStarts[to] ?? 0) - (postingStarts[from] ?? 0);
      if (to === from + 1 && isCommon(count, documents.length)) kept.set(from, bitmap);
      return bitmap;
    },
  };
}

/** The first ordinal whose value lies at `end` or above it; with `above`, above it only. */
export function ordinalAt({ values }: Pick<Column, "values">, end: Value, above: boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = values[middle];
    const order = value ? compareToEnd(value, end) : 1;
    if (order < 0 || (above && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
