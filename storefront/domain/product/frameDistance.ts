import type { FrameMaterial, FrameShape, Rim } from "@dioptra/ui/eyewear";

/** What of a frame decides how like another it looks. Lengths in mm, of its first size. */
export interface FrameGeometry {
  readonly shape: FrameShape;
  readonly rim: Rim;
  readonly material: FrameMaterial;
  readonly lensWidth: number;
  readonly lensHeight: number;
  readonly bridge: number;
  readonly totalWidth: number;
}

/** Shapes in which one could mistake the one for the other at arm's length. */
const kindred: readonly (readonly [FrameShape, FrameShape])[] = [
  ["round", "panto"],
  ["round", "oval"],
  ["panto", "geometric"],
  ["panto", "trapezoid"],
  ["square", "rectangular"],
  ["square", "geometric"],
  ["square", "trapezoid"],
  ["rectangular", "oval"],
];

const areKindred = (a: FrameShape, b: FrameShape) =>
  kindred.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

const shapeDistance = (a: FrameShape, b: FrameShape) => (a === b ? 0 : areKindred(a, b) ? 5 : 10);

/** In mm of lens width: another rim changes a face as much as four of them, another material as two. */
const otherRim = 4;
const otherMaterial = 2;

/**
 * How unlike two frames are, in mm: the differences of their measures, the height and the bridge by half, and a price for
 * another shape, rim or material. 0 for frames that look the same; the same in both directions.
 */
export const frameDistance = (a: FrameGeometry, b: FrameGeometry): number =>
  shapeDistance(a.shape, b.shape) +
  (a.rim === b.rim ? 0 : otherRim) +
  (a.material === b.material ? 0 : otherMaterial) +
  Math.abs(a.lensWidth - b.lensWidth) +
  Math.abs(a.totalWidth - b.totalWidth) +
  (Math.abs(a.lensHeight - b.lensHeight) + Math.abs(a.bridge - b.bridge)) / 2;
