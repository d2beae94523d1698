import type { DrawnFrame } from "../frame.ts";
import { acetateUse } from "../frontView.ts";
import { layoutOf } from "../layout.ts";
import { acetateParts } from "./acetateParts.ts";
import { fittingParts, padParts } from "./fittingParts.ts";
import { lensParts } from "./lensParts.ts";
import type { Part, Temple } from "./part.ts";
import { temples } from "./temples.ts";
import { wireParts } from "./wireParts.ts";
import { wrapOf } from "./wrap.ts";

/** A frame in space, in mm from the middle between the lenses: the front, and the temples that turn about it. */
export interface FrameModel {
  readonly front: readonly Part[];
  readonly temples: readonly [left: Temple, right: Temple];
}

/** How far apart the corners of acetate lie, in mm: for a picture, and for a viewer that has to be quick. */
export const fineness = { picture: 0.46, viewer: 0.8 };

/**
 * Builds a frame from its measurements. Seen from in front it is the drawing that `frontView` makes of it: lens width
 * and height, bridge and total width are the same millimetres.
 */
export function frameModel(frame: DrawnFrame, step = fineness.picture): FrameModel {
  const [layout, use, wrap] = [layoutOf(frame), acetateUse(frame), wrapOf(frame)];
  return {
    front: [
      ...acetateParts(frame, layout, use, wrap, step),
      ...wireParts(frame, layout, use, wrap),
      ...(use === "front" ? [] : padParts(layout, wrap)),
      ...fittingParts(frame, layout, use, wrap),
      ...lensParts(frame, layout, wrap),
    ],
    temples: temples(frame, layout, use, wrap),
  };
}
