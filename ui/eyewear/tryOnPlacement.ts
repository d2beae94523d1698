import type { Point } from "./curve.ts";
import type { FrameMeasurements } from "./frame.ts";
import type { PointPair } from "./photoScale.ts";

/** How a front, drawn in mm from the middle between its lenses, is laid over a photograph. */
export interface Placement {
  /** Where its middle lies, in pixels of the photograph. */
  readonly x: number;
  readonly y: number;
  /** Pixels of a millimetre. */
  readonly scale: number;
  /** In degrees, clockwise. */
  readonly angle: number;
}

export interface Worn {
  readonly pupils: PointPair;
  readonly millimetresPerPixel: number;
  readonly frame: Pick<FrameMeasurements, "lensHeight">;
  /** How far it was pushed from where it usually sits, in mm: along the line of the pupils, and down the nose. */
  readonly moved: Point;
}

/** Pupils stand a little above the middle of their lenses: by this share of the lens height. */
const above = 0.1;

/**
 * Lays a front over a face: to scale, its middle between the pupils, turned as their line is. Which pupil was marked
 * first does not matter.
 */
export function tryOnPlacement({ pupils, millimetresPerPixel, frame, moved }: Worn): Placement {
  const [left, right] = pupils[0].x <= pupils[1].x ? pupils : [pupils[1], pupils[0]];
  const turn = Math.atan2(right.y - left.y, right.x - left.x);
  const scale = 1 / millimetresPerPixel;
  const [along, down] = [moved.x * scale, (moved.y + above * frame.lensHeight) * scale];
  return {
    x: (left.x + right.x) / 2 + along * Math.cos(turn) - down * Math.sin(turn),
    y: (left.y + right.y) / 2 + along * Math.sin(turn) + down * Math.cos(turn),
    scale,
    angle: (turn * 180) / Math.PI,
  };
}
