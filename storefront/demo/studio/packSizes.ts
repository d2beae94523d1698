import type { CartonSize } from "./scene.ts";

/** In mm: half the width, half the depth, where the wall ends, and the whole height. */
export interface BottleSize {
  readonly rx: number;
  readonly rz: number;
  readonly shoulder: number;
  readonly height: number;
}

/** Of a bottle that holds so many millilitres, with some air above them: all are of one form. */
export function bottleSize(millilitres: number): BottleSize {
  const depth = 0.68;
  const tall = 3.5;
  const rx = Math.cbrt((millilitres * 1000 * 1.06) / (Math.PI * depth * tall));
  const shoulder = rx * tall;
  return { rx, rz: rx * depth, shoulder, height: shoulder + rx * 1.12 };
}

/** Of a pack of so many lenses: what is worn for a day comes in strips that are stacked. */
export function cartonSize(pieces: number): CartonSize {
  if (pieces <= 3) return { width: 98, height: 44, depth: 20 };
  if (pieces <= 6) return { width: 104, height: 48, depth: 26 };
  if (pieces <= 12) return { width: 104, height: 56, depth: 36 };
  if (pieces <= 45) return { width: 116, height: 60, depth: 40 };
  return { width: 122, height: 76, depth: 58 };
}
