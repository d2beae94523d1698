import type { FrameMeasurements } from "../../eyewear/frame.ts";
import type { TempleMeasures } from "../../optics/frameMeasures.ts";

/** The comparison of two lengths; differences too small to feel count as `same`. */
export interface LengthDifference {
  /** How the frame compares with the own glasses. */
  readonly direction: "more" | "less" | "same";
  /** The difference in mm, never negative. */
  readonly length: number;
}

/** How a frame differs from the own glasses. */
export interface MarkDifferences {
  readonly lensWidth: LengthDifference;
  readonly bridge: LengthDifference;
  /** Null if the length of the own temple is unknown. */
  readonly temple: LengthDifference | null;
  /** The difference of both lenses and the bridge together. */
  readonly width: LengthDifference;
}

/** The differences that cannot be felt, in mm. */
const unfelt = { lensWidth: 0.5, bridge: 0.5, temple: 2, width: 2 } as const;

/** Compares a frame with the shopper's present glasses, by the temple marks of both. */
export function markDifferences(
  frame: Pick<FrameMeasurements, "lensWidth" | "bridge" | "temple">,
  own: TempleMeasures,
): MarkDifferences {
  const [lens, bridge] = [frame.lensWidth - own.lensWidth, frame.bridge - own.bridge];
  return {
    lensWidth: difference(lens, unfelt.lensWidth),
    bridge: difference(bridge, unfelt.bridge),
    temple: own.temple === null ? null : difference(frame.temple - own.temple, unfelt.temple),
    width: difference(2 * lens + bridge, unfelt.width),
  };
}

function difference(length: number, threshold: number): LengthDifference {
  const direction = Math.abs(length) <= threshold ? "same" : length > 0 ? "more" : "less";
  return { direction, length: Math.abs(length) };
}
