import type { FrameMeasurements } from "./frame.ts";

/** A front cannot be narrower than lenses, bridge and 2 mm of end piece on each side: a smaller total is drawn so. */
export const drawnWidth = ({ lensWidth, bridge, totalWidth }: FrameMeasurements): number =>
  Math.max(totalWidth, 2 * lensWidth + bridge + 4);
