/** The measures of a frame that decide where its lenses are centred, in mm (boxing system). */
export interface FrameBox {
  readonly lensWidth: number;
  readonly bridge: number;
}

/** Returns the distance between the middles of a frame's lenses, in mm: the pupillary distance that it is made for. */
export const framePupillaryDistance = ({ lensWidth, bridge }: FrameBox): number => lensWidth + bridge;

/** Returns how far each pupil lies from the middle of its lens towards the nose, in mm; negative away from the nose. */
export const decentration = (frame: FrameBox, pupillaryDistance: number): number =>
  (framePupillaryDistance(frame) - pupillaryDistance) / 2;

/** Returns about how far the edge of the lens lies from its optical centre at most, in mm. */
export const lensReach = (frame: FrameBox, pupillaryDistance: number): number =>
  frame.lensWidth / 2 + Math.abs(decentration(frame, pupillaryDistance));

/** What is cut away around the edge, in mm of diameter. */
const cuttingAllowance = 2;

/**
 * Returns the least diameter, in mm, of a round blank that the lenses of a frame can be cut from
 * (docs/specification/optics.md#optics-22).
 */
export const leastBlank = (
  frame: FrameBox & { readonly effectiveDiameter: number },
  pupillaryDistance: number,
): number => frame.effectiveDiameter + 2 * Math.abs(decentration(frame, pupillaryDistance)) + cuttingAllowance;

/** The measures of a frame that its lenses depend on, in mm. */
export interface LensFrame extends FrameBox {
  readonly lensHeight: number;
  /** Twice the longest radius of a lens; estimated by `effectiveDiameter` if it was not measured. */
  readonly effectiveDiameter: number;
  readonly rim: "full" | "half" | "rimless";
}

/** How far the pupils may lie from the middle of their lenses, in mm, towards the nose and away from it. */
const good = { inwards: 5, outwards: 1 };

/** Whether the pupils are near the middle of a frame's lenses. */
export interface FrameFit {
  readonly fit: "good" | "too-wide" | "too-narrow";
  /** As returned by `decentration`, in mm. */
  readonly decentration: number;
}

/** Returns how a frame fits a pupillary distance in mm (docs/specification/optics.md#optics-27). */
export function frameFit(frame: FrameBox, pupillaryDistance: number): FrameFit {
  const inwards = decentration(frame, pupillaryDistance);
  if (inwards > good.inwards) return { fit: "too-wide", decentration: inwards };
  return { fit: inwards < -good.outwards ? "too-narrow" : "good", decentration: inwards };
}
