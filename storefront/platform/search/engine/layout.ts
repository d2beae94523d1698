import { type Bitmap, emptyBitmap, include, includes } from "./bitmap.ts";
import { hasAnythingAt, createReader, type Scalar } from "./document.ts";
import { compareValues, readValue, type Value } from "./value.ts";

/** Returns the offset of each list when lists of these lengths are concatenated, followed by the total length. */
function startsOf(lengths: Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let index = 0; index < lengths.length; index++) starts[index + 1] = (starts[index] ?? 0) + (lengths[index] ?? 0);
  return starts;
}

/** Creates a growable list of numbers that needs a quarter of the memory of a plain array. */
function createNumberList(expected: number) {
  let buffer = new Uint32Array(Math.max(16, expected));
  let length = 0;
  return {
    push(number: number) {
      if (length === buffer.length) {
        const larger = new Uint32Array(2 * length);
        larger.set(buffer);
        buffer = larger;
      }
      buffer[length++] = number;
    },
    numbers: (): Uint32Array => buffer.subarray(0, length),
  };
}

/** Returns whether two lists hold the same numbers. */
export const sameNumbers = (a: Uint32Array, b: Uint32Array): boolean =>
  a.length === b.length && a.every((number, index) => number === b[index]);

/** The values that documents have at one path, indexed by document and by value. */
export interface Layout {
  /** The distinct values in sort order. The position of a value is its ordinal. */
  readonly raws: readonly Scalar[];
  /** A document's ordinals are at `starts[document]` up to `starts[document + 1]` of `ordinals`, ascending. */
  readonly starts: Uint32Array;
  readonly ordinals: Uint32Array;
  /** An ordinal's documents are at `postingStarts[ordinal]` up to `postingStarts[ordinal + 1]` of `postings`, ascending. */
  readonly postingStarts: Uint32Array;
  readonly postings: Uint32Array;
  /** The documents that have no value at this path but values below it; null if there are none. */
  readonly below: Bitmap | null;
}

/** Returns the layout of a field that none of `size` documents has. */
export const emptyLayout = (size: number): Layout => ({
  raws: [],
  starts: new Uint32Array(size + 1),
  ordinals: new Uint32Array(0),
  postingStarts: new Uint32Array(1),
  postings: new Uint32Array(0),
  below: null,
});

/** Collects the values of one document after another, without keeping the documents. */
export interface Collector {
  readonly add: (document: unknown) => void;
  readonly toLayout: () => Layout;
}

/** Numbers distinct values, and records the numbers that each document has. */
function createValueLists(raws: readonly Scalar[], size: number) {
  const numbers = new Map(raws.map((raw, number) => [raw, number]));
  const all = createNumberList(size);
  const lengths = new Uint32Array(size);
  let documents = 0;
  return {
    add(values: readonly Scalar[]) {
      for (const value of values) {
        const number = numbers.get(value) ?? numbers.size;
        if (number === numbers.size) numbers.set(value, number);
        all.push(number);
      }
      lengths[documents++] = values.length;
    },
    addNumbers(added: Uint32Array) {
      for (const number of added) all.push(number);
      lengths[documents++] = added.length;
    },
    toLayout: (below: Bitmap | null) =>
      createLayout([...numbers.keys()], all.numbers(), lengths.subarray(0, documents), below),
  };
}

/** Creates a collector of the values at a path, for at most `size` documents. */
export function createCollector(path: string, size: number): Collector {
  const read = createReader(path);
  const hasAnything = hasAnythingAt(path);
  const lists = createValueLists([], size);
  let documents = 0;
  let below: Bitmap | null = null;
  return {
    add(document) {
      const values = read(document);
      if (values.length === 0 && hasAnything(document)) include((below ??= emptyBitmap(size)), documents);
      lists.add(values);
      documents++;
    },
    toLayout: () => lists.toLayout(below?.subarray(0, (documents + 31) >>> 5) ?? null),
  };
}

/** What a place of an index is filled with: the document that was at another place before, or a new document. */
export type Source = { readonly before: number } | { readonly document: unknown };

/** Returns the layout of a path for a new set of documents, each of which is taken from `layout` or read anew. */
export function remapLayout(layout: Layout, path: string, size: number, sourceOf: (place: number) => Source): Layout {
  const { raws, starts, ordinals } = layout;
  const read = createReader(path);
  const hasAnything = hasAnythingAt(path);
  const lists = createValueLists(raws, size);
  const below = emptyBitmap(size);
  for (let place = 0; place < size; place++) {
    const source = sourceOf(place);
    if ("before" in source) {
      const { before } = source;
      lists.addNumbers(ordinals.subarray(starts[before], starts[before + 1]));
      if (layout.below && includes(layout.below, before)) include(below, place);
      continue;
    }
    const values = read(source.document);
    lists.add(values);
    if (values.length === 0 && hasAnything(source.document)) include(below, place);
  }
  return lists.toLayout(below);
}

/** Sorts the values in use. 49 and "49" become one value, the number. */
function sortValues(unsorted: readonly Scalar[], all: Uint32Array) {
  const isUsed = new Uint8Array(unsorted.length);
  for (const number of all) isUsed[number] = 1;
  const used = unsorted.flatMap((raw, number) => (isUsed[number] === 1 ? [{ number, value: readValue(raw) }] : []));
  used.sort((a, b) => compareValues(a.value, b.value));
  const raws: Scalar[] = [];
  const ordinalByNumber = new Uint32Array(unsorted.length);
  let previous: Value | null = null;
  for (const { number, value } of used) {
    const isSame = previous !== null && compareValues(previous, value) === 0;
    if (!isSame) raws.push(value.raw);
    else if (typeof value.raw !== "string") raws[raws.length - 1] = value.raw;
    ordinalByNumber[number] = raws.length - 1;
    previous = value;
  }
  return { raws, ordinalByNumber };
}

/** Returns the distinct ordinals of each document, ascending, and how many each has. */
function ordinalsOf(all: Uint32Array, valueCounts: Uint32Array, ordinalByNumber: Uint32Array) {
  const ordinals = new Uint32Array(all.length);
  const lengths = new Uint32Array(valueCounts.length);
  let read = 0;
  let written = 0;
  for (let document = 0; document < valueCounts.length; document++) {
    const length = valueCounts[document] ?? 0;
    const begin = written;
    for (let place = read; place < read + length; place++) {
      ordinals[written++] = ordinalByNumber[all[place] ?? 0] ?? 0;
    }
    if (length > 1) {
      const distinct = [...new Set(ordinals.subarray(begin, written))].toSorted((a, b) => a - b);
      ordinals.set(distinct, begin);
      written = begin + distinct.length;
    }
    lengths[document] = written - begin;
    read += length;
  }
  return { ordinals: ordinals.slice(0, written), lengths };
}

/** Returns the documents of each ordinal, one ordinal after another. */
function postingsOf(starts: Uint32Array, ordinals: Uint32Array, valueCount: number) {
  const lengths = new Uint32Array(valueCount);
  for (const ordinal of ordinals) lengths[ordinal] = (lengths[ordinal] ?? 0) + 1;
  const postingStarts = startsOf(lengths);
  const next = postingStarts.slice();
  const postings = new Uint32Array(ordinals.length);
  for (let document = 0; document + 1 < starts.length; document++) {
    const end = starts[document + 1] ?? 0;
    for (let place = starts[document] ?? 0; place < end; place++) {
      const ordinal = ordinals[place] ?? 0;
      const free = next[ordinal] ?? 0;
      postings[free] = document;
      next[ordinal] = free + 1;
    }
  }
  return { postingStarts, postings };
}

/** Replaces the numbers of values by ordinals and indexes them by document and by value. */
function createLayout(
  values: readonly Scalar[],
  all: Uint32Array,
  valueCounts: Uint32Array,
  below: Bitmap | null,
): Layout {
  const { raws, ordinalByNumber } = sortValues(values, all);
  const { ordinals, lengths } = ordinalsOf(all, valueCounts, ordinalByNumber);
  const starts = startsOf(lengths);
  return { raws, starts, ordinals, ...postingsOf(starts, ordinals, raws.length), below };
}
