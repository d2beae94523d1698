import type { FrameBox } from "./lensBlank.ts";

/** Of a frame what its lenses depend on. Lengths in mm. */
export interface LensFrame extends FrameBox {
  readonly lensHeight: number;
  /** Twice the longest radius of a lens (`effectiveDiameter` where nobody measured it). */
  readonly effectiveDiameter: number;
  readonly rim: "full" | "half" | "rimless";
}
