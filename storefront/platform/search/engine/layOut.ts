import { type Bitmap, emptyBitmap, include, includes } from "./bitmap.ts";
import { anythingAt, reader, type Scalar } from "./document.ts";
import { compareValues, readValue, type Value } from "./value.ts";

/** Where the entries of each list begin, when all are laid one after another; at its end, where the last one ends. */
function startsOf(lengths: Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let index = 0; index < lengths.length; index++) starts[index + 1] = (starts[index] ?? 0) + (lengths[index] ?? 0);
  return starts;
}

/** A list of numbers that grows, in a quarter of the room that a plain one takes. */
function growing(expected: number) {
  let room = new Uint32Array(Math.max(16, expected));
  let length = 0;
  return {
    push(number: number) {
      if (length === room.length) {
        const more = new Uint32Array(2 * length);
        more.set(room);
        room = more;
      }
      room[length++] = number;
    },
    numbers: (): Uint32Array => room.subarray(0, length),
  };
}

/** Whether two lists hold the same. */
export const sameNumbers = (a: Uint32Array, b: Uint32Array): boolean =>
  a.length === b.length && a.every((number, index) => number === b[index]);

/** All that documents have at one path, laid out by document and by value. */
export interface Layout {
  /** By ordinal, each once, in the order of their values. */
  readonly raws: readonly Scalar[];
  /** The ordinals of a document are those from `starts[document]` up to `starts[document + 1]`, ascending. */
  readonly starts: Uint32Array;
  readonly ordinals: Uint32Array;
  /** The documents that have an ordinal, from `postingStarts[ordinal]` up to `postingStarts[ordinal + 1]`, ascending. */
  readonly postingStarts: Uint32Array;
  readonly postings: Uint32Array;
  /** The documents without a value at this path, but with values below it; null when there are none. */
  readonly below: Bitmap | null;
}

/** Of a field that none of so many documents has. */
export const emptyLayout = (size: number): Layout => ({
  raws: [],
  starts: new Uint32Array(size + 1),
  ordinals: new Uint32Array(0),
  postingStarts: new Uint32Array(1),
  postings: new Uint32Array(0),
  below: null,
});

/** Takes in one document after another: none of them has to stay. */
export interface Collector {
  readonly add: (document: unknown) => void;
  readonly layOut: () => Layout;
}

/** Numbers for values, and the lists of them that documents have, one list after another. */
function createLists(raws: readonly Scalar[], size: number) {
  const numbers = new Map(raws.map((raw, number) => [raw, number]));
  const all = growing(size);
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
    addNumbers(own: Uint32Array) {
      for (const number of own) all.push(number);
      lengths[documents++] = own.length;
    },
    layOut: (below: Bitmap | null) =>
      laidOut([...numbers.keys()], all.numbers(), lengths.subarray(0, documents), below),
  };
}

/** Collects what documents have at a path, of which there are at most so many. */
export function createCollector(path: string, size: number): Collector {
  const read = reader(path);
  const hasAnything = anythingAt(path);
  const lists = createLists([], size);
  let documents = 0;
  let below: Bitmap | null = null;
  return {
    add(document) {
      const values = read(document);
      if (values.length === 0 && hasAnything(document)) include((below ??= emptyBitmap(size)), documents);
      lists.add(values);
      documents++;
    },
    layOut: () => lists.layOut(below?.subarray(0, (documents + 31) >>> 5) ?? null),
  };
}

/** What comes to a place of an index: what was at another place before, or a document of its own. */
export type Source = { readonly before: number } | { readonly document: unknown };

/** What there is at a path of so many documents, of which some are others, or new, and some were elsewhere before. */
export function rearranged(layout: Layout, path: string, size: number, sourceOf: (place: number) => Source): Layout {
  const { raws, starts, ordinals } = layout;
  const read = reader(path);
  const hasAnything = anythingAt(path);
  const lists = createLists(raws, size);
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
  return lists.layOut(below);
}

/** The values that are used, in their order; where 49 and "49" are both there, they are one, which is a number. */
function inOrder(given: readonly Scalar[], all: Uint32Array) {
  const isUsed = new Uint8Array(given.length);
  for (const number of all) isUsed[number] = 1;
  const used = given.flatMap((raw, number) => (isUsed[number] === 1 ? [{ number, value: readValue(raw) }] : []));
  used.sort((a, b) => compareValues(a.value, b.value));
  const raws: Scalar[] = [];
  const ordinalByNumber = new Uint32Array(given.length);
  let before: Value | null = null;
  for (const { number, value } of used) {
    const isSame = before !== null && compareValues(before, value) === 0;
    if (!isSame) raws.push(value.raw);
    else if (typeof value.raw !== "string") raws[raws.length - 1] = value.raw;
    ordinalByNumber[number] = raws.length - 1;
    before = value;
  }
  return { raws, ordinalByNumber };
}

/** The ordinals of each document, ascending and each once. */
function ordinalsOf(all: Uint32Array, given: Uint32Array, ordinalByNumber: Uint32Array) {
  const ordinals = new Uint32Array(all.length);
  const lengths = new Uint32Array(given.length);
  let read = 0;
  let written = 0;
  for (let document = 0; document < given.length; document++) {
    const length = given[document] ?? 0;
    const begin = written;
    for (let place = read; place < read + length; place++) {
      ordinals[written++] = ordinalByNumber[all[place] ?? 0] ?? 0;
    }
    if (length > 1) {
      const own = [...new Set(ordinals.subarray(begin, written))].toSorted((a, b) => a - b);
      ordinals.set(own, begin);
      written = begin + own.length;
    }
    lengths[document] = written - begin;
    read += length;
  }
  return { ordinals: ordinals.slice(0, written), lengths };
}

/** The documents that have each ordinal, one ordinal after another. */
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

/** Numbers the values by their order, and lays them out by document and by value. */
function laidOut(given: readonly Scalar[], all: Uint32Array, lengthsGiven: Uint32Array, below: Bitmap | null): Layout {
  const { raws, ordinalByNumber } = inOrder(given, all);
  const { ordinals, lengths } = ordinalsOf(all, lengthsGiven, ordinalByNumber);
  const starts = startsOf(lengths);
  return { raws, starts, ordinals, ...postingsOf(starts, ordinals, raws.length), below };
}
