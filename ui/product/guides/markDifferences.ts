import type { FrameMeasurements } from "../../eyewear/frame.ts";
import type { TempleMeasures } from "../../optics/frameMeasures.ts";

/** How one length compares with another: what cannot be felt is the same. */
export interface LengthDifference {
  readonly direction: "more" | "less" | "same";
  /** In mm, never negative. */
  readonly length: number;
}

export interface MarkDifferences {
  readonly lensWidth: LengthDifference;
  readonly bridge: LengthDifference;
  /** Null where the temple's length is not known. */
  readonly temple: LengthDifference | null;
  /** Of both lenses and the bridge together. */
  readonly width: LengthDifference;
}

/** Up to so many mm are not felt. */
const unfelt = { lensWidth: 0.5, bridge: 0.5, temple: 2, width: 2 } as const;

/** What a frame has more or less of than the glasses that somebody wears now, by the marks on both temples. */
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

function difference(length: number, felt: number): LengthDifference {
  const direction = Math.abs(length) <= felt ? "same" : length > 0 ? "more" : "less";
  return { direction, length: Math.abs(length) };
}
