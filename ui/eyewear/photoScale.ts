import { pupillaryDistanceLimits } from "../optics/pupillaryDistance.ts";
import { bankCard } from "../optics/screenScale.ts";
import { distance, type Point } from "./curve.ts";

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
