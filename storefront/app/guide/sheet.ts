import { createRequire } from "node:module";
import { base } from "@dioptra/tokens/values";
import Pdf from "pdfkit";

export type Sheet = PDFKit.PDFDocument;

/** A4 in mm, with margins larger than any printer needs. */
export const sheetSize = { width: 210, height: 297, margin: 20 } as const;
export const contentWidth: number = sheetSize.width - 2 * sheetSize.margin;

const pointsPerMillimetre = 72 / 25.4;

const { ink, inkMuted, control, line, stage, surface, action, canvas } = base.color;

/** Colours of the shop's light theme. */
export const colors = {
  ink,
  muted: inkMuted,
  contour: control,
  line,
  ground: stage,
  card: surface,
  action,
  paper: canvas,
} as const;

/** The complete font files. Those of the pages are split into subsets, and a line of the PDF can use only one file. */
const require = createRequire(import.meta.url);
const fonts = {
  text: require.resolve("@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf"),
  title: require.resolve("@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf"),
} as const;

/** The day on which the guide was last changed. A fixed creation date makes the PDF's bytes reproducible. */
const edition = new Date("2026-11-28T00:00:00Z");

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The document catalogue, which the package's types do not declare. */
      readonly _root: { readonly data: { readonly ViewerPreferences: { readonly data: { PrintScaling?: "None" } } } };
    }
  }
}

export interface SheetInfo {
  readonly title: string;
  readonly locale: string;
  /** @default the day on which the guide was last changed */
  readonly createdAt?: Date;
}

/**
 * Creates an empty A4 sheet, measured in millimetres, tagged for screen readers, and printed without scaling by
 * default.
 */
export function createSheet({ title, locale, createdAt = edition }: SheetInfo): Sheet {
  const sheet = new Pdf({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    lang: locale,
    tagged: true,
    displayTitle: true,
    font: fonts.text,
    info: { Title: title, Author: "Dioptra", Creator: "Dioptra", CreationDate: createdAt },
  });
  sheet._root.data.ViewerPreferences.data.PrintScaling = "None";
  sheet.registerFont("text", fonts.text);
  sheet.registerFont("title", fonts.title);
  return sheet.scale(pointsPerMillimetre);
}

/** Begins another page, measured in millimetres as well. */
export const nextPage = (sheet: Sheet): Sheet => sheet.addPage().scale(pointsPerMillimetre);

/** Ends the sheet and returns its bytes. */
export async function bytesOf(sheet: Sheet): Promise<Buffer<ArrayBuffer>> {
  sheet.end();
  return Buffer.concat(await sheet.toArray());
}

/** Draws decoration, which screen readers skip. */
export function decorate(sheet: Sheet, draw: () => void): void {
  sheet.markContent("Artifact", { type: "Layout" });
  draw();
  sheet.endMarkedContent();
}

export interface Writing {
  readonly x: number;
  /** Upper edge of the first line. */
  readonly y: number;
  readonly width: number;
  /** Font size in mm. @default 3.75 */
  readonly size?: number;
  /** Line height as a multiple of the font size. @default 1.45 */
  readonly leading?: number;
  readonly font?: "text" | "title";
  readonly color?: string;
  readonly align?: "left" | "center" | "right";
}

/**
 * Replaces spaces by no-break spaces after single letters and numbers, and around operators, so that no line ends
 * there.
 */
const withNoBreakSpaces = (text: string) =>
  text
    .replaceAll(/(?<![\p{L}\p{N}])(\p{L}|\d+) (?=[\p{L}\p{N}])/gu, "$1\u00A0")
    .replaceAll(/ (?=%|[×÷=(])|(?<=[×÷=]) |(?<=:) (?=\d)/g, "\u00A0");

/** Sets font, size and colour, and returns the options for `sheet.text`. */
function prepare(sheet: Sheet, { width, size = 3.75, leading = 1.45, font = "text", color, align = "left" }: Writing) {
  sheet
    .font(font)
    .fontSize(size)
    .fillColor(color ?? colors.ink);
  return { width, align, lineGap: leading * size - sheet.currentLineHeight(true), wordSpacing: 0.04 * size };
}

/** Writes a paragraph and returns the y coordinate below it. */
export function write(sheet: Sheet, text: string, writing: Writing): number {
  sheet.text(withNoBreakSpaces(text), writing.x, writing.y, prepare(sheet, writing));
  return sheet.y;
}

/** Returns the height that a paragraph will have, in mm. */
export const heightOf = (sheet: Sheet, text: string, writing: Writing): number =>
  sheet.heightOfString(withNoBreakSpaces(text), prepare(sheet, writing));
