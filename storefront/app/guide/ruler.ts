import { colors, contentWidth, type Sheet } from "./sheet.ts";
import { write } from "./write.ts";

const centimetres = Math.floor(contentWidth / 10);

/** How far a mark of the ruler reaches, in mm. */
function reach(millimetre: number): number {
  if (millimetre % 10 === 0) return 5;
  return millimetre % 5 === 0 ? 3.6 : 2.2;
}

/** A ruler as wide as the text, with a number at each centimetre. */
export function drawRuler(sheet: Sheet, caption: string, x: number, y: number): void {
  write(sheet, caption, { x, y: y - 5.6, width: contentWidth, size: 3.1, color: colors.muted });
  for (let millimetre = 0; millimetre <= 10 * centimetres; millimetre += 1) {
    sheet.moveTo(x + millimetre, y).lineTo(x + millimetre, y + reach(millimetre));
  }
  sheet
    .moveTo(x, y)
    .lineTo(x + 10 * centimetres, y)
    .lineWidth(0.15)
    .stroke(colors.ink);
  for (let centimetre = 0; centimetre <= centimetres; centimetre += 1) {
    write(sheet, String(10 * centimetre), {
      x: x + 10 * centimetre - 5,
      y: y + 5.4,
      width: 10,
      size: 2.6,
      align: "center",
    });
  }
}
