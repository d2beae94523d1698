import type { FrameMeasurements } from "../eyewear/frame.ts";

type Measured = Pick<FrameMeasurements, "totalWidth" | "lensHeight">;

/** Which of two frames has more of a measure, and by how many mm. */
export interface Excess {
  readonly of: "first" | "second";
  readonly by: number;
}

/** How two frames differ in total width and in the height of their lenses; null where they are alike. */
export const frameDifference = (first: Measured, second: Measured) => ({
  totalWidth: excess(first.totalWidth, second.totalWidth),
  lensHeight: excess(first.lensHeight, second.lensHeight),
});

/** To a tenth, as finely as frames are measured. */
function excess(first: number, second: number): Excess | null {
  const by = Math.round(Math.abs(first - second) * 10) / 10;
  return by === 0 ? null : { of: first > second ? "first" : "second", by };
}
