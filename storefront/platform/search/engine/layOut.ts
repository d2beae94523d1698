import { reader, type Scalar } from "./document.ts";
import { compareValues, readValue, type Value } from "./value.ts";

/** Where the entries of each list begin, when all are laid one after another; at its end, where the last one ends. */
function startsOf(lengths: Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let index = 0; index < lengths.length; index++) starts[index + 1] = (starts[index] ?? 0) + (lengths[index] ?? 0);
  return starts;
}

/** All values of all documents, one after another, each as a number for what it is. */
function readAll(documents: readonly unknown[], path: string) {
  const read = reader(path);
  const numbers = new Map<Scalar, number>();
  const all: number[] = [];
  const lengths = new Uint32Array(documents.length);
  for (const [document, body] of documents.entries()) {
    const values = read(body);
    lengths[document] = values.length;
    for (const value of values) {
      const number = numbers.get(value) ?? numbers.size;
      if (number === numbers.size) numbers.set(value, number);
      all.push(number);
    }
  }
  return { raws: [...numbers.keys()], all, lengths };
}

/** The values in their order; where 49 and "49" are both there, they are one, which is a number. */
function inOrder(raws: readonly Scalar[]) {
  const byKey = new Map<string, Value>();
  for (const raw of raws) {
    const value = readValue(raw);
    if (typeof raw !== "string" || !byKey.has(value.key)) byKey.set(value.key, value);
  }
  const values = [...byKey.values()].toSorted(compareValues);
  return { values, ordinalOf: new Map(values.map(({ key }, ordinal) => [key, ordinal])) };
}

/** The ordinals of each document, ascending and each once. */
function ordinalsOf(all: readonly number[], given: Uint32Array, ordinalByNumber: Uint32Array) {
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

/** Reads documents at a path, numbers the values by their order, and lays them out by document and by value. */
export function layOut(documents: readonly unknown[], path: string) {
  const { raws, all, lengths: given } = readAll(documents, path);
  const { values, ordinalOf } = inOrder(raws);
  const ordinalByNumber = Uint32Array.from(raws, (raw) => ordinalOf.get(String(raw)) ?? 0);
  const { ordinals, lengths } = ordinalsOf(all, given, ordinalByNumber);
  const starts = startsOf(lengths);
  return { values, ordinalOf, starts, ordinals, ...postingsOf(starts, ordinals, values.length) };
}
