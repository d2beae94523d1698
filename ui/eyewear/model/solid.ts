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
