import { pupillaryDistanceLimits } from "../optics/pupillaryDistance.ts";
import { bankCard } from "../optics/screenScale.ts";
import { distance, type Point } from "./curve.ts";
import type { FrameMeasurements } from "./frame.ts";
import type { FrontView } from "./frontView.ts";
import type { ViewBox } from "./viewBox.ts";

/** Two places on a photograph, in its pixels: the pupils, or the short edges of a bank card. */
export type PointPair = readonly [Point, Point];

export interface PhotoScale {
  readonly millimetresPerPixel: number;
  /** In mm, unrounded. */
  readonly pupillaryDistance: number;
}

/** Marks this near to each other measure nothing, in pixels. */
const leastPixels = 4;

/** In pixels. */
export const apart = ([from, to]: PointPair): number => distance(from, to);

/** The scale of a photograph by the distance of the pupils in mm; null where they were marked in one place. */
export function scaleByDistance(pupils: PointPair, pupillaryDistance: number): PhotoScale | null {
  const pixels = apart(pupils);
  return pixels < leastPixels ? null : { millimetresPerPixel: pupillaryDistance / pixels, pupillaryDistance };
}

/** The scale of a photograph by the long edge of a bank card at the face; null where its marks measure nothing. */
export function scaleByCard(pupils: PointPair, card: PointPair): PhotoScale | null {
  const pixels = apart(card);
  if (pixels < leastPixels || apart(pupils) < leastPixels) return null;
  const millimetresPerPixel = bankCard.long / pixels;
  return { millimetresPerPixel, pupillaryDistance: apart(pupils) * millimetresPerPixel };
}

/** Whether a face can have such a distance of the pupils: a card that says otherwise was marked or held wrongly. */
export function isPossibleDistance(pupillaryDistance: number): boolean {
  const { from, to } = pupillaryDistanceLimits.total;
  return pupillaryDistance >= from && pupillaryDistance <= to;
}

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

/** Room in mm around a front for its shadow. */
const margin = 6;

/** What the drawing of a worn front shows, in mm from the middle between its lenses. */
export const wornBox = ({ halfWidth, top, ground }: FrontView): ViewBox => ({
  x: -halfWidth - margin,
  y: top - margin,
  width: 2 * (halfWidth + margin),
  height: ground - top + 2 * margin,
});
