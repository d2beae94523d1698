import type { CartonSize } from "./scene.ts";

/** Of a pack of so many lenses: what is worn for a day comes in strips that are stacked. */
export function cartonSize(pieces: number): CartonSize {
  if (pieces <= 3) return { width: 98, height: 44, depth: 20 };
  if (pieces <= 6) return { width: 104, height: 48, depth: 26 };
  if (pieces <= 12) return { width: 104, height: 56, depth: 36 };
  if (pieces <= 45) return { width: 116, height: 60, depth: 40 };
  return { width: 122, height: 76, depth: 58 };
}
