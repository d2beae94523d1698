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
