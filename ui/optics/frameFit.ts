import { decentration, type FrameBox } from "./lensBlank.ts";

/** How far the pupils may lie beside the middle of their lenses, in mm, on the side of the nose and on the other. */
const good = { inwards: 5, outwards: 1 };

/** Whether the eyes stand near the middle of a frame's lenses. */
export interface FrameFit {
  readonly fit: "good" | "too-wide" | "too-narrow";
  /** In mm; below 0 the pupils lie farther from the nose than the middle of their lenses. */
  readonly decentration: number;
}

/** How a frame fits the distance of the pupils, in mm (docs/specification/optics.md#optics-27). */
export function frameFit(frame: FrameBox, pupillaryDistance: number): FrameFit {
  const inwards = decentration(frame, pupillaryDistance);
  if (inwards > good.inwards) return { fit: "too-wide", decentration: inwards };
  return { fit: inwards < -good.outwards ? "too-narrow" : "good", decentration: inwards };
}
