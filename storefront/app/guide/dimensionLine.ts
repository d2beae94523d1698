import { colors, type Sheet } from "./sheet.ts";

export interface DimensionLine {
  readonly from: readonly [x: number, y: number];
  /** In mm; to the right, or down. */
  readonly length: number;
  readonly direction: "right" | "down";
}

const tick = 1.2;

/** A line with ticks at its ends, as long as what it measures. */
export function drawDimensionLine(sheet: Sheet, { from: [x, y], length, direction }: DimensionLine): void {
  sheet.save().translate(x, y);
  if (direction === "down") sheet.rotate(90);
  sheet.moveTo(0, 0).lineTo(length, 0).moveTo(0, -tick).lineTo(0, tick).moveTo(length, -tick).lineTo(length, tick);
  sheet.lineWidth(0.25).stroke(colors.action).restore();
}
