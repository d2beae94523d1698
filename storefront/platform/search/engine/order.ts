import {
  type Bitmap,
  difference,
  documentsOf,
  emptyBitmap,
  include,
  includes,
  type Matches,
  scoreOf,
} from "./bitmap.ts";
import type { Column } from "./column.ts";
import type { Columns } from "./columns.ts";
import type { SortKey } from "./query.ts";

/** Returns the first `count` numbers in an order without ties, without sorting the rest. */
export function firstSorted(numbers: Uint32Array, count: number, compare: (a: number, b: number) => number): number[] {
  if (numbers.length <= count) return [...numbers].toSorted(compare);
  // A heap with the last of the first numbers on top.
  const heap = [...numbers.subarray(0, count)].toSorted((a, b) => compare(b, a));
  for (const number of numbers.subarray(count)) {
    const last = heap[0];
    if (last !== undefined && compare(number, last) < 0) siftDown(heap, number, compare);
  }
  return heap.toSorted(compare);
}

/** Replaces the top of a heap and restores the heap's order. */
function siftDown(heap: number[], number: number, compare: (a: number, b: number) => number): void {
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

/** Returns at most `limit` found documents in the order of a column, without those that have no value there. */
function walkColumn(column: Column, found: Bitmap, isDescending: boolean, limit: number): number[] {
  const { postings, postingStarts, raws, isSingle } = column;
  const seen = isSingle ? null : emptyBitmap(found.length * 32);
  const walked: number[] = [];
  for (let step = 0; step < raws.length && walked.length < limit; step++) {
    const ordinal = isDescending ? raws.length - 1 - step : step;
    const end = postingStarts[ordinal + 1] ?? 0;
    for (let place = postingStarts[ordinal] ?? 0; place < end; place++) {
      const document = postings[place] ?? 0;
      if (!includes(found, document) || (seen && includes(seen, document))) continue;
      if (seen) include(seen, document);
      if (walked.push(document) >= limit) return walked;
    }
  }
  return walked;
}

/**
 * Sorts by one field, whose column already is in that order. Among several values of a document, the one that comes first
 * counts.
 */
function sortByField(columns: Columns, found: Bitmap, { field, isDescending, missingFirst }: SortKey, limit: number) {
  const column = columns.columnOf(field);
  const missing = () => [...documentsOf(difference(found, column.documentsWith(0, column.raws.length)))];
  if (!missingFirst) {
    const walked = walkColumn(column, found, isDescending, limit);
    return walked.length < limit ? [...walked, ...missing()] : walked;
  }
  const first = missing();
  return [...first, ...walkColumn(column, found, isDescending, limit - first.length)];
}

type Compare = (a: number, b: number) => number;

function compareBy({ field, isDescending, missingFirst }: SortKey, columns: Columns, matches: Matches): Compare {
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

/** Returns the first `limit` matches in the requested order. Ties are ordered by ascending id. */
export function sortMatches(
  columns: Columns,
  matches: Matches,
  sort: readonly SortKey[],
  limit: number,
): readonly number[] {
  const keys = sort.length > 0 ? sort : [{ field: "_score", isDescending: true, missingFirst: false }];
  const [first, ...others] = keys;
  if (first && others.length === 0 && !first.field.startsWith("_")) {
    return sortByField(columns, matches.found, first, limit).slice(0, limit);
  }
  const comparisons = keys.map((key) => compareBy(key, columns, matches));
  const compare: Compare = (a, b) => {
    for (const each of comparisons) {
      const order = each(a, b);
      if (order !== 0) return order;
    }
    return a - b;
  };
  return firstSorted(documentsOf(matches.found), limit, compare);
}
