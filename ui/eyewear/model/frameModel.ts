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

/** The 3D model of a frame, in mm from the point between the lenses: the front, and the temples at their hinges. */
export interface FrameModel {
  readonly front: readonly Part[];
  readonly temples: readonly [left: Temple, right: Temple];
}

/** The grid size of acetate in mm: for rendered pictures, and coarser for the interactive viewer. */
export const acetateGridSize = { picture: 0.46, viewer: 0.8 };

/**
 * Builds the 3D model of a frame from its measurements. From the front it matches the drawing by `frontView`: lens width,
 * lens height, bridge and total width are the same. `step` is the grid size of acetate in mm.
 */
export function frameModel(frame: DrawnFrame, step = acetateGridSize.picture): FrameModel {
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
