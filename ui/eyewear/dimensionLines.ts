import type { FrameMeasurements } from "./frame.ts";
import type { FrontView } from "./frontView.ts";

/** One measured distance, drawn beside the thing itself; in mm, y downwards as in SVG. */
export interface DimensionLine {
  readonly measures: "lensWidth" | "bridge" | "lensHeight" | "totalWidth";
  /** Lies along x at height `level`, or along y beside the drawing. */
  readonly runs: "across" | "down";
  readonly from: number;
  readonly to: number;
  readonly level: number;
  /** Where the dotted lines from the measured edges begin. */
  readonly edge: number;
  readonly figure: number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The lines to draw on a front: true to scale, and named after what they measure. */
export function dimensionLines(frame: FrameMeasurements, view: FrontView): readonly DimensionLine[] {
  const { lensWidth, lensHeight, bridge } = frame;
  const above = { runs: "across", level: tenths(view.top - 6), edge: -lensHeight / 4 } as const;
  const [inner, outer] = [bridge / 2, tenths(bridge / 2 + lensWidth)];
  return [
    { ...above, measures: "lensWidth", from: -outer, to: -inner, figure: lensWidth },
    { ...above, measures: "bridge", from: -inner, to: inner, figure: bridge },
    { ...above, measures: "lensWidth", from: inner, to: outer, figure: lensWidth },
    {
      measures: "lensHeight",
      runs: "down",
      from: -lensHeight / 2,
      to: lensHeight / 2,
      level: view.halfWidth + 9,
      edge: (inner + outer) / 2,
      figure: lensHeight,
    },
    {
      measures: "totalWidth",
      runs: "across",
      from: -view.halfWidth,
      to: view.halfWidth,
      level: tenths(view.ground + 15),
      edge: view.hinge,
      figure: frame.totalWidth,
    },
  ];
}
