import type { GuideTexts } from "./guideTexts.ts";
import { colors, type Sheet } from "./sheet.ts";
import { write } from "./write.ts";

const columns = [0, 18, 32, 46] as const;
const rowHeight = 9;

/** Lines to write on: both lengths and the result of three photographs, and which of the results counts. */
export function drawResultTable(sheet: Sheet, { results }: GuideTexts, x: number, y: number, width: number): void {
  const [first, second, third, fourth] = columns;
  const line = (at: number, color: string) =>
    sheet
      .moveTo(x, at)
      .lineTo(x + width, at)
      .lineWidth(0.25)
      .stroke(color);
  write(sheet, results.title, { x, y: y - 8.4, width, font: "title" });
  const head = { y, size: 3.1, color: colors.muted };
  write(sheet, results.photograph, { ...head, x: x + first, width: second });
  write(sheet, "a", { ...head, x: x + second, width: third - second });
  write(sheet, "b", { ...head, x: x + third, width: fourth - third });
  write(sheet, results.distance, { ...head, x: x + fourth, width: width - fourth });
  const top = y + 5.4;
  line(top, colors.contour);
  for (const photograph of [1, 2, 3]) {
    const below = top + photograph * rowHeight;
    write(sheet, String(photograph), { x, y: below - 6.4, width: second });
    line(below, photograph === 3 ? colors.contour : colors.line);
  }
  write(sheet, results.median, { x, y: top + 3 * rowHeight + 6.2, width: fourth, font: "title", color: colors.action });
  sheet
    .rect(x + fourth - 2, top + 3 * rowHeight + 3.4, width - fourth + 2, 10.6)
    .lineWidth(0.4)
    .stroke(colors.action);
}
