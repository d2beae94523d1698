import { BufferAttribute, BufferGeometry } from "three";
import type { Extent, Solid } from "./solid.ts";

/** Returns the surface of a solid as triangles of about `step` mm. The left half is an exact mirror image of the right. */
export function solidGeometry(solid: Solid, extent: Extent, step: number): BufferGeometry {
  const net = surfaceNet(netGrid(solid, extent, step));
  const { corners, normals } = projectOntoSolid(solid, net.corners);
  const right = triangles(net.quads, normals);
  const [mirror, count] = mirrorIndex(corners);
  const places = new Float32Array(3 * count);
  const directions = new Float32Array(3 * count);
  places.set(corners);
  directions.set(normals);
  mirror.forEach((to, from) => {
    const [x, y, z] = [0, 1, 2].map((axis) => 3 * from + axis);
    if (x === undefined || y === undefined || z === undefined || to === from) return;
    places.set([-(corners[x] ?? 0), corners[y] ?? 0, corners[z] ?? 0], 3 * to);
    directions.set([-(normals[x] ?? 0), normals[y] ?? 0, normals[z] ?? 0], 3 * to);
  });
  const left = right.map((corner) => mirror[corner] ?? corner).toReversed();
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(places, 3));
  geometry.setAttribute("normal", new BufferAttribute(directions, 3));
  geometry.setIndex([...right, ...left]);
  return geometry;
}

/** Returns for each corner the index of its mirror image, and the total count. Corners on the middle are their own image. */
function mirrorIndex(corners: Float32Array): readonly [Uint32Array, number] {
  let next = corners.length / 3;
  const mirror = new Uint32Array(next).map((_, index) => (corners[3 * index] === 0 ? index : next++));
  return [mirror, next];
}

/** Splits each quad along the diagonal with the most similar normals, so that narrow highlights stay straight. */
function triangles(quads: SurfaceNet["quads"], normals: Float32Array): number[] {
  const similarity = (a: number, b: number) =>
    [0, 1, 2].reduce((sum, axis) => sum + (normals[3 * a + axis] ?? 0) * (normals[3 * b + axis] ?? 0), 0);
  return quads.flatMap(([a, b, c, d]) =>
    similarity(a, c) >= similarity(b, d) ? [a, b, c, a, c, d] : [a, b, d, b, c, d],
  );
}

/** A surface: corners as three numbers each, in mm, and quads of four corner indexes, counter-clockwise from outside. */
export interface SurfaceNet {
  readonly corners: Float32Array;
  readonly quads: readonly (readonly [number, number, number, number])[];
}

/** Extracts a surface by naive surface nets: one corner per cell that it crosses, one quad per grid edge that it crosses. */
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

/** The strides of each axis with those of the two following axes. */
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

/** Returns the mean of the crossings of a cell, in steps from its first corner; null if the surface does not cross it. */
function crossingOf({ strides, samples }: NetGrid, at: number): readonly [number, number, number] | null {
  const read = (corner: number) =>
    samples[at + (corner & 1) + ((corner >> 1) & 1) * strides[1] + (corner >> 2) * strides[2]] ?? 1;
  const first = read(0) < 0;
  let isUniform = true;
  for (let corner = 1; corner < 8 && isUniform; corner += 1) isUniform = read(corner) < 0 === first;
  if (isUniform) return null;
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

/** Half the distance over which a gradient is measured, in mm. */
const reach = 0.04;

/** Moves corners onto the surface of a solid and returns the normals there. */
export function projectOntoSolid(
  solid: Solid,
  corners: Float32Array,
): { readonly corners: Float32Array; readonly normals: Float32Array } {
  const [places, normals] = [Float32Array.from(corners), new Float32Array(corners.length)];
  for (let index = 0; index < places.length; index += 3) {
    let [x, y, z] = [places[index] ?? 0, places[index + 1] ?? 0, places[index + 2] ?? 0];
    const onMiddle = Math.abs(x) < 1e-4;
    for (let round = 0; round < 2; round += 1) {
      const [dx, dy, dz] = slope(solid, x, y, z);
      const stepLength = solid(x, y)(z) / (dx * dx + dy * dy + dz * dz || 1);
      const limited = Math.max(-0.25, Math.min(0.25, stepLength));
      [x, y, z] = [onMiddle ? 0 : Math.max(1e-3, x - dx * limited), y - dy * limited, z - dz * limited];
    }
    const [dx, dy, dz] = slope(solid, x, y, z);
    const length = Math.hypot(dx, dy, dz) || 1;
    places.set([x, y, z], index);
    normals.set([onMiddle ? 0 : dx / length, dy / length, dz / length], index);
  }
  return { corners: places, normals };
}

function slope(solid: Solid, x: number, y: number, z: number): readonly [number, number, number] {
  const here = solid(x, y);
  return [
    (solid(x + reach, y)(z) - solid(x - reach, y)(z)) / (2 * reach),
    (solid(x, y + reach)(z) - solid(x, y - reach)(z)) / (2 * reach),
    (here(z + reach) - here(z - reach)) / (2 * reach),
  ];
}

/** The samples of the right half of a solid. The first layer of cells straddles the middle. */
export interface NetGrid {
  readonly counts: readonly [x: number, y: number, z: number];
  /** The index distance of two neighbours along each axis. */
  readonly strides: readonly [x: number, y: number, z: number];
  readonly samples: Float32Array;
  /** Returns the position of a sample in mm, by its steps from the first. */
  readonly place: (i: number, j: number, k: number) => readonly [x: number, y: number, z: number];
}

function netGrid(solid: Solid, extent: Extent, step: number): NetGrid {
  // Curvature is greatest across the thickness, so the grid is finer there.
  const depth = step * 0.8;
  const nx = Math.ceil(extent.right / step) + 2;
  const ny = Math.ceil((extent.top - extent.bottom) / step) + 1;
  const nz = Math.ceil((extent.front - extent.back) / depth) + 1;
  const place = (i: number, j: number, k: number) =>
    [(i - 0.5) * step, extent.bottom + j * step, extent.back + k * depth] as const;
  const samples = new Float32Array(nx * ny * nz);
  for (let j = 0; j < ny; j += 1)
    for (let i = 0; i < nx; i += 1) {
      const [x, y] = place(i, j, 0);
      const column = solid(x, y);
      for (let k = 0; k < nz; k += 1) samples[i + nx * (j + ny * k)] = column(extent.back + k * depth);
    }
  return { counts: [nx, ny, nz], strides: [1, nx, nx * ny], samples, place };
}
