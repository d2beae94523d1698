import type { NetGrid } from "./netGrid.ts";

/** Corners of a surface, three numbers each in mm, and its quads, four corners each, counter-clockwise from outside. */
export interface SurfaceNet {
  readonly corners: Float32Array;
  readonly quads: readonly (readonly [number, number, number, number])[];
}

/** Naive surface nets: one corner in each cell that the surface crosses, one quad around each edge that crosses it. */
export function surfaceNet(grid: NetGrid): SurfaceNet {
  const { counts, strides, samples } = grid;
  const corners: number[] = [];
  const cornerOf = new Int32Array(samples.length).fill(-1);
  const quads: (readonly [number, number, number, number])[] = [];
  const inside = (at: number) => (samples[at] ?? 1) < 0;
  for (let k = 0; k < counts[2] - 1; k += 1)
    for (let j = 0; j < counts[1] - 1; j += 1)
      for (let i = 0; i < counts[0] - 1; i += 1) {
        const at = i + j * strides[1] + k * strides[2];
        const middle = crossingOf(grid, at);
        if (!middle) continue;
        cornerOf[at] = corners.length / 3;
        corners.push(...grid.place(i + middle[0], j + middle[1], k + middle[2]));
      }
  for (let k = 1; k < counts[2] - 1; k += 1)
    for (let j = 1; j < counts[1] - 1; j += 1)
      for (let i = 1; i < counts[0] - 1; i += 1) {
        const at = i + j * strides[1] + k * strides[2];
        for (const [along, right, up] of turns(strides)) {
          const within = inside(at);
          if (within === inside(at + along)) continue;
          const [a, b, c, d] = [at - right - up, at - up, at, at - right].map((cell) => cornerOf[cell] ?? -1);
          if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
          quads.push(within ? [a, b, c, d] : [d, c, b, a]);
        }
      }
  return { corners: new Float32Array(corners), quads };
}

/** Each axis with the two that follow it. */
const turns = ([x, y, z]: NetGrid["strides"]) =>
  [
    [x, y, z],
    [y, z, x],
    [z, x, y],
  ] as const;

/** The twelve edges of a cell, as pairs of its eight corners, whose bits are steps along x, y and z. */
const cellEdges = [1, 2, 4].flatMap((bit) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((corner) => (corner & bit) === 0)
    .map((corner) => [corner, corner | bit, bit] as const),
);

/** The middle of where the surface crosses a cell, in steps from its first corner; null where it does not. */
function crossingOf({ strides, samples }: NetGrid, at: number): readonly [number, number, number] | null {
  const read = (corner: number) =>
    samples[at + (corner & 1) + ((corner >> 1) & 1) * strides[1] + (corner >> 2) * strides[2]] ?? 1;
  const first = read(0) < 0;
  let same = true;
  for (let corner = 1; corner < 8 && same; corner += 1) same = read(corner) < 0 === first;
  if (same) return null;
  let [x, y, z, count] = [0, 0, 0, 0];
  for (const [from, to, bit] of cellEdges) {
    const [a, b] = [read(from), read(to)];
    if (a < 0 === b < 0) continue;
    const share = a / (a - b);
    x += (from & 1) + (bit === 1 ? share : 0);
    y += ((from >> 1) & 1) + (bit === 2 ? share : 0);
    z += (from >> 2) + (bit === 4 ? share : 0);
    count += 1;
  }
  return [x / count, y / count, z / count];
}
