import { colors, type Sheet } from "./sheet.ts";
import { write } from "./write.ts";

/** The sight of a dioptre, and the shop's name beside it, as in the header of its pages. */
export function drawShopMark(sheet: Sheet, x: number, y: number): void {
  sheet.save().translate(x, y).scale(0.25).lineWidth(1.75);
  sheet.circle(16, 12, 9).moveTo(0, 12).lineTo(11, 12).moveTo(21, 12).lineTo(32, 12).stroke(colors.ink);
  sheet.circle(16, 12, 1.4).fill(colors.ink);
  sheet.restore();
  write(sheet, "Dioptra", { x: x + 10.2, y: y - 0.7, width: 40, size: 6, leading: 1.22, font: "title" });
}
