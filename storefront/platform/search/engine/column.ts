import { type Bitmap, emptyBitmap, include } from "./bitmap.ts";
import { type Scalar, valuesAt } from "./document.ts";
import { compareToEnd, compareValues, keysOf, readValue, type Value } from "./value.ts";

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

const isAscending = (ordinals: readonly number[]) =>
  ordinals.every((each, index) => (ordinals[index - 1] ?? -1) < each);

/** Reads all documents at a path and numbers what is there. */
function numberValues(documents: readonly unknown[], path: string) {
  const byKey = new Map<string, Value>();
  const keys = documents.map((document) =>
    valuesAt(document, path).map((raw) => {
      const known = byKey.get(String(raw));
      // Where 49 and "49" are both there, it is a number.
      if (known && (typeof raw === "string" || typeof known.raw !== "string")) return known.key;
      const value = readValue(raw);
      byKey.set(value.key, value);
      return value.key;
    }),
  );
  const values = [...byKey.values()].toSorted(compareValues);
  const ordinalOf = new Map(values.map(({ key }, ordinal) => [key, ordinal]));
  const ordinals = keys.map((own) => {
    const numbers = own.map((key) => ordinalOf.get(key) ?? 0);
    return isAscending(numbers) ? numbers : [...new Set(numbers)].toSorted((a, b) => a - b);
  });
  return { values, ordinalOf, ordinals };
}

/** Where the entries of each list begin, when all are laid one after another; at its end, where the last one ends. */
function startsOf(lengths: Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let index = 0; index < lengths.length; index++) starts[index + 1] = (starts[index] ?? 0) + (lengths[index] ?? 0);
  return starts;
}

function postingsOf(ordinals: readonly (readonly number[])[], valueCount: number, total: number) {
  const lengths = new Uint32Array(valueCount);
  for (const own of ordinals) for (const ordinal of own) lengths[ordinal] = (lengths[ordinal] ?? 0) + 1;
  const postingStarts = startsOf(lengths);
  const next = postingStarts.slice();
  const postings = new Uint32Array(total);
  for (const [document, own] of ordinals.entries()) {
    for (const ordinal of own) {
      const place = next[ordinal] ?? 0;
      postings[place] = document;
      next[ordinal] = place + 1;
    }
  }
  return { postingStarts, postings };
}

/** A value is worth a bitmap of its own when many documents have it. */
const isCommon = (postings: number, documents: number) => postings * 64 > documents;

export function createColumn(documents: readonly unknown[], path: string): Column {
  const { values, ordinalOf, ordinals } = numberValues(documents, path);
  const starts = startsOf(Uint32Array.from(ordinals, (own) => own.length));
  const all = Uint32Array.from(ordinals.flat());
  const { postingStarts, postings } = postingsOf(ordinals, values.length, all.length);
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
    ordinals: all,
    postingStarts,
    postings,
    isSingle: ordinals.every((own) => own.length < 2),
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
