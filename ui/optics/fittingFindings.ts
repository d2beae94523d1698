import type { LensType } from "./prescription.ts";
import type { PupillaryDistance } from "./readPupillaryDistance.ts";

/** What is worth a question when lenses of several distances meet a frame and a face. Lengths in mm. */
export type FittingFinding =
  | { readonly id: "sides-assumed"; readonly side: number }
  | { readonly id: "frame-too-low" | "short-corridor-needed"; readonly lensHeight: number; readonly least: number };

/**
 * How high a lens has to be for a progressive one, and for one with a short corridor
 * (docs/specification/optics.md#optics-24).
 */
const leastHeight = { usual: 30, shortCorridor: 28 };

interface Fitted {
  readonly type: LensType;
  readonly pupillaryDistance: Pick<PupillaryDistance, "isHalved" | "right">;
  readonly lensHeight: number;
}

/** Progressive lenses need the distance of each pupil, and height to hold all their powers. */
export function fittingFindings({ type, pupillaryDistance, lensHeight }: Fitted): readonly FittingFinding[] {
  if (type !== "progressive") return [];
  const found: FittingFinding[] = [];
  if (pupillaryDistance.isHalved) found.push({ id: "sides-assumed", side: pupillaryDistance.right });
  if (lensHeight < leastHeight.shortCorridor) {
    found.push({ id: "frame-too-low", lensHeight, least: leastHeight.shortCorridor });
  } else if (lensHeight < leastHeight.usual) {
    found.push({ id: "short-corridor-needed", lensHeight, least: leastHeight.usual });
  }
  return found;
}
