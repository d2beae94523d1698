/**
 * A body that is symmetric about x = 0, as a signed distance in mm (negative inside). The distance is curried, because most
 * of it depends only on the position on the front: first x and y, then the depth z.
 */
export type Solid = (x: number, y: number) => (z: number) => number;

/** A box around the right half of a solid, in mm. */
export interface Extent {
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly back: number;
  readonly front: number;
}

/** Returns the smaller of two distances in mm, with a fillet of about a quarter of `fillet` where they meet. */
export function smoothMin(a: number, b: number, fillet: number): number {
  const near = Math.max(fillet - Math.abs(a - b), 0) / fillet;
  return Math.min(a, b) - (near * near * fillet) / 4;
}

/** Returns the greater of two distances in mm, with a fillet as in `smoothMin`. */
export const smoothMax = (a: number, b: number, fillet: number): number => -smoothMin(-a, -b, fillet);

/** Limits a value to the range from 0 to 1. */
export const clampToUnit = (value: number): number => Math.min(1, Math.max(0, value));

/** Interpolates smoothly from 0 to 1 (smoothstep). */
export function smoothStep(share: number): number {
  const t = clampToUnit(share);
  return t * t * (3 - 2 * t);
}

/** Returns the distance from the intersection of two shapes with its edge rounded by `radius`. */
export function roundedIntersection(a: number, b: number, radius: number): number {
  const [u, v] = [a + radius, b + radius];
  return Math.min(Math.max(u, v), 0) + Math.hypot(Math.max(u, 0), Math.max(v, 0)) - radius;
}
