/** Of a frame, in mm, by the boxing system. */
export interface FrameBox {
  readonly lensWidth: number;
  readonly bridge: number;
}

/** From the middle of one lens of a frame to that of the other, in mm: the distance of the pupils that it is made for. */
export const framePupillaryDistance = ({ lensWidth, bridge }: FrameBox): number => lensWidth + bridge;

/** How far each pupil lies nearer to the nose than the middle of its lens, in mm; below 0 it lies farther. */
export const decentration = (frame: FrameBox, pupillaryDistance: number): number =>
  (framePupillaryDistance(frame) - pupillaryDistance) / 2;

/** From the optical centre to the farthest edge of the lens, in mm; about the half width and the decentration. */
export const lensReach = (frame: FrameBox, pupillaryDistance: number): number =>
  frame.lensWidth / 2 + Math.abs(decentration(frame, pupillaryDistance));

/** What is cut away at the edge, in mm. */
const cuttingAllowance = 2;

/**
 * The least diameter of a round lens that those of the frame can be cut from, in mm
 * (docs/specification/optics.md#optics-22).
 */
export const leastBlank = (
  frame: FrameBox & { readonly effectiveDiameter: number },
  pupillaryDistance: number,
): number => frame.effectiveDiameter + 2 * Math.abs(decentration(frame, pupillaryDistance)) + cuttingAllowance;

/** Of a frame what its lenses depend on. Lengths in mm. */
export interface LensFrame extends FrameBox {
  readonly lensHeight: number;
  /** Twice the longest radius of a lens (`effectiveDiameter` where nobody measured it). */
  readonly effectiveDiameter: number;
  readonly rim: "full" | "half" | "rimless";
}

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
