import type { CartonSize } from "./scene.ts";

/** A bottle in mm: half its width, half its depth, the height of its wall, and its total height. */
export interface BottleSize {
  readonly rx: number;
  readonly rz: number;
  readonly shoulder: number;
  readonly height: number;
}

/** Returns the size of a bottle for a volume in ml, with some air above. All bottles have the same shape. */
export function bottleSize(millilitres: number): BottleSize {
  const depth = 0.68;
  const tall = 3.5;
  const rx = Math.cbrt((millilitres * 1000 * 1.06) / (Math.PI * depth * tall));
  const shoulder = rx * tall;
  return { rx, rz: rx * depth, shoulder, height: shoulder + rx * 1.12 };
}

/** Returns the size of a carton for a number of lenses. Daily lenses come in stacked strips. */
export function cartonSize(pieces: number): CartonSize {
  if (pieces <= 3) return { width: 98, height: 44, depth: 20 };
  if (pieces <= 6) return { width: 104, height: 48, depth: 26 };
  if (pieces <= 12) return { width: 104, height: 56, depth: 36 };
  if (pieces <= 45) return { width: 116, height: 60, depth: 40 };
  return { width: 122, height: 76, depth: 58 };
}
