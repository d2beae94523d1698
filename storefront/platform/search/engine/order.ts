import { type Bitmap, documentsOf, emptyBitmap, include, includes, type Matches, scoreOf, without } from "./bitmap.ts";
import type { Column } from "./column.ts";
import type { Columns } from "./columns.ts";
import type { SortKey } from "./query.ts";

/** The first of so many numbers in an order that has no ties: found without sorting the rest. */
export function firstOf(numbers: Uint32Array, most: number, compare: (a: number, b: number) => number): number[] {
  if (numbers.length <= most) return [...numbers].toSorted(compare);
  // A heap with the last of the kept ones on top.
  const heap = [...numbers.subarray(0, most)].toSorted((a, b) => compare(b, a));
  for (const number of numbers.subarray(most)) {
    const last = heap[0];
    if (last !== undefined && compare(number, last) < 0) sink(heap, number, compare);
  }
  return heap.toSorted(compare);
}

/** Puts a number in the place of the top, and brings it to where it belongs. */
function sink(heap: number[], number: number, compare: (a: number, b: number) => number): void {
  let place = 0;
  for (;;) {
    const left = 2 * place + 1;
    const right = left + 1;
    const a = heap[left];
    const b = heap[right];
    if (a === undefined) break;
    const child = b !== undefined && compare(b, a) > 0 ? right : left;
    const later = child === right && b !== undefined ? b : a;
    if (compare(later, number) <= 0) break;
    heap[place] = later;
    place = child;
  }
  heap[place] = number;
}

/** The documents of a column in its order, without those that have no value there; at most so many. */
function walk(column: Column, found: Bitmap, isDescending: boolean, most: number): number[] {
  const { postings, postingStarts, raws, isSingle } = column;
  const seen = isSingle ? null : emptyBitmap(found.length * 32);
  const walked: number[] = [];
  for (let step = 0; step < raws.length && walked.length < most; step++) {
    const ordinal = isDescending ? raws.length - 1 - step : step;
    const end = postingStarts[ordinal + 1] ?? 0;
    for (let place = postingStarts[ordinal] ?? 0; place < end; place++) {
      const document = postings[place] ?? 0;
      if (!includes(found, document) || (seen && includes(seen, document))) continue;
      if (seen) include(seen, document);
      if (walked.push(document) >= most) return walked;
    }
  }
  return walked;
}

/** By one field: its column is in that order already. A document with several values stands where its first one does. */
function byField(columns: Columns, found: Bitmap, { field, isDescending, missingFirst }: SortKey, most: number) {
  const column = columns.columnOf(field);
  const missing = () => [...documentsOf(without(found, column.having(0, column.raws.length)))];
  if (!missingFirst) {
    const walked = walk(column, found, isDescending, most);
    return walked.length < most ? [...walked, ...missing()] : walked;
  }
  const first = missing();
  return [...first, ...walk(column, found, isDescending, most - first.length)];
}

type Compare = (a: number, b: number) => number;

function comparison({ field, isDescending, missingFirst }: SortKey, columns: Columns, matches: Matches): Compare {
  const sign = isDescending ? -1 : 1;
  if (field === "_score") return (a, b) => sign * (scoreOf(matches, a) - scoreOf(matches, b));
  if (field === "_doc") return (a, b) => sign * (a - b);
  const { starts, ordinals } = columns.columnOf(field);
  const missing = missingFirst ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER;
  const rank = (document: number) => {
    const start = starts[document] ?? 0;
    const end = starts[document + 1] ?? 0;
    return start === end ? missing : sign * (ordinals[isDescending ? end - 1 : start] ?? 0);
  };
  return (a, b) => rank(a) - rank(b);
}

/** The first documents of what was found, in the order asked for; of those that are alike, the lower id comes first. */
export function inOrder(columns: Columns, matches: Matches, sort: readonly SortKey[], most: number): readonly number[] {
  const keys = sort.length > 0 ? sort : [{ field: "_score", isDescending: true, missingFirst: false }];
  const [first, ...others] = keys;
  if (first && others.length === 0 && !first.field.startsWith("_")) {
    return byField(columns, matches.found, first, most).slice(0, most);
  }
  const comparisons = keys.map((key) => comparison(key, columns, matches));
  const compare: Compare = (a, b) => {
    for (const each of comparisons) {
      const order = each(a, b);
      if (order !== 0) return order;
    }
    return a - b;
  };
  return firstOf(documentsOf(matches.found), most, compare);
}
