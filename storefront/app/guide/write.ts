import { colors, type Sheet } from "./sheet.ts";

export interface Writing {
  readonly x: number;
  /** The upper edge of the first line. */
  readonly y: number;
  readonly width: number;
  /** Of the letters, in mm. @default 3.75 */
  readonly size?: number;
  /** The height of a line in sizes. @default 1.45 */
  readonly leading?: number;
  readonly font?: "text" | "title";
  readonly color?: string;
  readonly align?: "left" | "center" | "right";
}

/** A letter or a number stays on the line of what it belongs to, as does a sum with what it is called. */
const bound = (text: string) =>
  text
    .replaceAll(/(?<![\p{L}\p{N}])(\p{L}|\d+) (?=[\p{L}\p{N}])/gu, "$1\u00A0")
    .replaceAll(/ (?=%|[×÷=(])|(?<=[×÷=]) |(?<=:) (?=\d)/g, "\u00A0");

/** Makes the sheet ready to write so; the options of the text itself. */
function prepare(sheet: Sheet, { width, size = 3.75, leading = 1.45, font = "text", color, align = "left" }: Writing) {
  sheet
    .font(font)
    .fontSize(size)
    .fillColor(color ?? colors.ink);
  return { width, align, lineGap: leading * size - sheet.currentLineHeight(true), wordSpacing: 0.04 * size };
}

/** Writes a paragraph, and says where the next one may begin. */
export function write(sheet: Sheet, text: string, writing: Writing): number {
  sheet.text(bound(text), writing.x, writing.y, prepare(sheet, writing));
  return sheet.y;
}

/** How tall a paragraph will be. */
export const heightOf = (sheet: Sheet, text: string, writing: Writing): number =>
  sheet.heightOfString(bound(text), prepare(sheet, writing));
