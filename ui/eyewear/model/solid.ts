/**
 * A body that is the same on both sides of x = 0, by its distance in mm (negative within): first at a place on the
 * front, then at a depth, since most of it depends on the place alone.
 */
export type Solid = (x: number, y: number) => (z: number) => number;

/** A box in mm about the right half of a solid. */
export interface Extent {
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly back: number;
  readonly front: number;
}

/** The lesser of two distances in mm, with a fillet of about a quarter of `fillet` where they meet. */
export function smoothMin(a: number, b: number, fillet: number): number {
  const near = Math.max(fillet - Math.abs(a - b), 0) / fillet;
  return Math.min(a, b) - (near * near * fillet) / 4;
}

export const smoothMax = (a: number, b: number, fillet: number): number => -smoothMin(-a, -b, fillet);

export const clamped = (value: number): number => Math.min(1, Math.max(0, value));

/** From 0 to 1 without a kink at either end. */
export function eased(share: number): number {
  const t = clamped(share);
  return t * t * (3 - 2 * t);
}

/** Distance from an edge rounded by `radius`, of what lies within both distances. */
export function rounded(a: number, b: number, radius: number): number {
  const [u, v] = [a + radius, b + radius];
  return Math.min(Math.max(u, v), 0) + Math.hypot(Math.max(u, 0), Math.max(v, 0)) - radius;
}
