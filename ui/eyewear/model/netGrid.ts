import type { Extent, Solid } from "./solid.ts";

/** A solid's right half, sampled; the first layer of cells lies astride the middle. */
export interface NetGrid {
  readonly counts: readonly [x: number, y: number, z: number];
  /** How far apart in the list two neighbours along each axis lie. */
  readonly strides: readonly [x: number, y: number, z: number];
  readonly samples: Float32Array;
  /** Where a sample lies, in mm, by its steps from the first. */
  readonly place: (i: number, j: number, k: number) => readonly [x: number, y: number, z: number];
}

export function netGrid(solid: Solid, extent: Extent, step: number): NetGrid {
  // Across the thickness a body turns fastest.
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
