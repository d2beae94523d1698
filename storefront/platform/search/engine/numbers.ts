/** Where the entries of each list begin, when all are laid one after another; at its end, where the last one ends. */
export function startsOf(lengths: Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let index = 0; index < lengths.length; index++) starts[index + 1] = (starts[index] ?? 0) + (lengths[index] ?? 0);
  return starts;
}

/** A list of numbers that grows, in a quarter of the room that a plain one takes. */
export function growing(expected: number) {
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
