/** The measures of a frame that determine where its lenses are centred, in mm (boxing system, ISO 8624). */
export interface FrameBox {
  /** The width of the box around one lens (A). */
  readonly lensWidth: number;
  /** The shortest distance between the lenses (DBL). */
  readonly bridge: number;
}

/**
 * Returns the frame PD, in mm: the distance between the centres of both lens boxes, lens width + bridge
 * (docs/specification/optics.md#optics-22).
 */
export const framePupillaryDistance = ({ lensWidth, bridge }: FrameBox): number => lensWidth + bridge;

/**
 * Returns the decentration of each lens, in mm: (frame PD − PD) ÷ 2. Positive if the pupils lie nasally of the box
 * centres, negative if temporally (docs/specification/optics.md#optics-22).
 */
export const decentration = (frame: FrameBox, pupillaryDistance: number): number =>
  (framePupillaryDistance(frame) - pupillaryDistance) / 2;

/**
 * Estimates the greatest distance from the optical centre of a lens to its edge, in mm: half the lens width plus the
 * amount of the decentration.
 */
export const lensReach = (frame: FrameBox, pupillaryDistance: number): number =>
  frame.lensWidth / 2 + Math.abs(decentration(frame, pupillaryDistance));

/** The material that is cut away around the edge, in mm of diameter. */
const cuttingAllowance = 2;

/**
 * Returns the minimum blank size, in mm: the diameter of the smallest round blank that the lenses of a frame can be cut
 * from. It is effective diameter + |frame PD − PD| + 2 (docs/specification/optics.md#optics-22).
 */
export const minimumBlankSize = (
  frame: FrameBox & { readonly effectiveDiameter: number },
  pupillaryDistance: number,
): number => frame.effectiveDiameter + 2 * Math.abs(decentration(frame, pupillaryDistance)) + cuttingAllowance;

/** The measures of a frame that its lenses depend on, in mm. */
export interface LensFrame extends FrameBox {
  /** The height of the box around one lens (B). */
  readonly lensHeight: number;
  /** Twice the longest radius of a lens from its box centre (ED). `effectiveDiameter` estimates it. */
  readonly effectiveDiameter: number;
  /** How the lenses are held. */
  readonly rim: "full" | "half" | "rimless";
}

/** How far the pupils may lie from the box centres, in mm: towards the nose and away from it. */
const maxDecentration = { inwards: 5, outwards: 1 };

/** Whether the pupils lie near the box centres of a frame's lenses. */
export interface FrameFit {
  readonly fit: "good" | "too-wide" | "too-narrow";
  /** As returned by `decentration`, in mm. */
  readonly decentration: number;
}

/**
 * Returns how a frame fits a pupillary distance in mm. A good fit has pupils up to 5 mm nasally or 1 mm temporally of the
 * box centres (docs/specification/optics.md#optics-27).
 */
export function frameFit(frame: FrameBox, pupillaryDistance: number): FrameFit {
  const inwards = decentration(frame, pupillaryDistance);
  if (inwards > maxDecentration.inwards) return { fit: "too-wide", decentration: inwards };
  return { fit: inwards < -maxDecentration.outwards ? "too-narrow" : "good", decentration: inwards };
}
