import { drawDimensionLine } from "./dimensionLine.ts";
import type { GuideTexts } from "./guideTexts.ts";
import { colors, type Sheet } from "./sheet.ts";
import { write } from "./write.ts";

/** Bank cards all over the world, in mm (ISO/IEC 7810, ID-1). */
export const bankCard = { width: 85.6, height: 53.98, radius: 3.18 } as const;

/** The outline of a card at its true size, with its measures above and beside it. */
export function drawCardCheck(
  sheet: Sheet,
  { card, cardSize: [width, height] }: GuideTexts,
  x: number,
  y: number,
): void {
  sheet.roundedRect(x, y, bankCard.width, bankCard.height, bankCard.radius).lineWidth(0.3).stroke(colors.ink);
  drawDimensionLine(sheet, { from: [x, y - 3.2], length: bankCard.width, direction: "right" });
  drawDimensionLine(sheet, { from: [x + bankCard.width + 3.2, y], length: bankCard.height, direction: "down" });
  write(sheet, `${width} mm`, {
    x,
    y: y - 8.4,
    width: bankCard.width,
    size: 3.2,
    align: "center",
    color: colors.action,
  });
  sheet.save().rotate(-90, { origin: [x + bankCard.width + 4.4, y + bankCard.height] });
  write(sheet, `${height} mm`, {
    x: x + bankCard.width + 4.4,
    y: y + bankCard.height,
    width: bankCard.height,
    size: 3.2,
    align: "center",
    color: colors.action,
  });
  sheet.restore();
  write(sheet, card, { x: x + 12, y: y + 21.5, width: bankCard.width - 24, align: "center", color: colors.muted });
}
