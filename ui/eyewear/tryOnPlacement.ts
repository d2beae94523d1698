import { pupillaryDistanceLimits } from "../optics/pupillaryDistance.ts";
import { bankCard } from "../optics/screenScale.ts";
import { distance, type Point } from "./curve.ts";
import type { FrameMeasurements } from "./frame.ts";
import type { FrontView } from "./frontView.ts";
import type { ViewBox } from "./viewBox.ts";

/** Two points on a photograph, in its pixels: the pupils, or the short edges of a bank card. */
export type PointPair = readonly [Point, Point];

/** The scale of a photograph. */
export interface PhotoScale {
  readonly millimetresPerPixel: number;
  /** In mm, unrounded. */
  readonly pupillaryDistance: number;
}

/** The minimum distance between two marks, in pixels. Nearer marks cannot be measured. */
export const minimumPixels = 4;

/** Returns the distance between two points, in pixels. */
export const pixelDistance = ([from, to]: PointPair): number => distance(from, to);

/** Returns the scale of a photograph from the pupillary distance in mm; null if both pupils are marked in one place. */
export function scaleByDistance(pupils: PointPair, pupillaryDistance: number): PhotoScale | null {
  const pixels = pixelDistance(pupils);
  return pixels < minimumPixels ? null : { millimetresPerPixel: pupillaryDistance / pixels, pupillaryDistance };
}

/** Returns the scale of a photograph from the long edge of a bank card; null if two marks are in one place. */
export function scaleByCard(pupils: PointPair, card: PointPair): PhotoScale | null {
  const pixels = pixelDistance(card);
  if (pixels < minimumPixels || pixelDistance(pupils) < minimumPixels) return null;
  const millimetresPerPixel = bankCard.long / pixels;
  return { millimetresPerPixel, pupillaryDistance: pixelDistance(pupils) * millimetresPerPixel };
}

/** Returns whether a pupillary distance is possible. If not, the card was marked or held wrongly. */
export function isPossibleDistance(pupillaryDistance: number): boolean {
  const { from, to } = pupillaryDistanceLimits.total;
  return pupillaryDistance >= from && pupillaryDistance <= to;
}

/** The position of a front over a photograph. The front is drawn in mm from the point between its lenses. */
export interface Placement {
  /** The position of its centre, in pixels of the photograph. */
  readonly x: number;
  readonly y: number;
  /** In pixels per mm. */
  readonly scale: number;
  /** In degrees, clockwise. */
  readonly angle: number;
}

/** What the position of a front depends on. */
export interface PlacementInput {
  readonly pupils: PointPair;
  readonly millimetresPerPixel: number;
  readonly frame: Pick<FrameMeasurements, "lensHeight">;
  /** The offset from the usual position, in mm: x along the line between the pupils, y down the nose. */
  readonly offset: Point;
}

/** The height of the pupils above the centres of the lenses, as a share of the lens height. */
const pupilHeight = 0.1;

/**
 * Returns the position of a front on a face: to scale, centred between the pupils, and parallel to the line between them.
 * The order of the pupils does not matter.
 */
export function tryOnPlacement({ pupils, millimetresPerPixel, frame, offset }: PlacementInput): Placement {
  const [left, right] = pupils[0].x <= pupils[1].x ? pupils : [pupils[1], pupils[0]];
  const turn = Math.atan2(right.y - left.y, right.x - left.x);
  const scale = 1 / millimetresPerPixel;
  const [along, down] = [offset.x * scale, (offset.y + pupilHeight * frame.lensHeight) * scale];
  return {
    x: (left.x + right.x) / 2 + along * Math.cos(turn) - down * Math.sin(turn),
    y: (left.y + right.y) / 2 + along * Math.sin(turn) + down * Math.cos(turn),
    scale,
    angle: (turn * 180) / Math.PI,
  };
}

/** The space around a front for its shadow, in mm. */
const margin = 6;

/** Returns the view box of a worn front, in mm from the point between its lenses. */
export const wornBox = ({ halfWidth, top, ground }: FrontView): ViewBox => ({
  x: -halfWidth - margin,
  y: top - margin,
  width: 2 * (halfWidth + margin),
  height: ground - top + 2 * margin,
});
