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
