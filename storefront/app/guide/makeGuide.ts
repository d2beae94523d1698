import { type GuideTexts, guideTexts } from "./guideTexts.ts";
import {
  bytesOf,
  colors,
  contentWidth,
  createSheet,
  decorate,
  heightOf,
  type Sheet,
  sheetSize,
  write,
  type Writing,
} from "./sheet.ts";
import { readGuideLocale } from "#domain/product/guide.ts";
import { drawCardCheck, drawFace, drawRuler, drawShopMark } from "./drawings.ts";

const columns = [0, 18, 32, 46] as const;
const rowHeight = 9;

/** Draws a table to fill in: both lengths and the result of three photographs, and the median of the results. */
function drawResultTable(sheet: Sheet, { results }: GuideTexts, x: number, y: number, width: number): void {
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

export interface Guide {
  /** Name of the file when it is saved. */
  readonly fileName: string;
  readonly pdf: Buffer<ArrayBuffer>;
}

/**
 * Creates the sheet that explains how to measure the pupillary distance with a bank card. The path names its language.
 * Returns null for a path that is not a guide's.
 */
export async function makeGuide(path: string): Promise<Guide | null> {
  const locale = readGuideLocale(path);
  if (locale === null) return null;
  const texts = guideTexts[locale];
  const sheet = createSheet({ title: texts.title, locale });
  drawGuide(sheet, texts);
  return { fileName: `${texts.fileName}.pdf`, pdf: await bytesOf(sheet) };
}

const { margin: left } = sheetSize;
/** The steps stand beside the face. All lengths are in mm. */
const stepWidth = 100;
/** `below` is the distance from the top of the first step to the eyes. */
const face = { x: 158, below: 41, height: 80 } as const;

const cardAt = 207;
const tableAt = 121;
const title = { width: contentWidth, size: 8.6, leading: 1.15, font: "title" } as const;
const rule = { size: 5.2, leading: 1.22, font: "title", color: colors.action } as const;

/** Draws the sheet from top to bottom. Each part is tagged with its role for screen readers. */
function drawGuide(sheet: Sheet, texts: GuideTexts): void {
  const document = sheet.struct("Document");
  sheet.addStructure(document);
  const add = (tag: string, draw: () => void) => document.add(sheet.struct(tag, {}, draw));
  const addFigure = (alt: string, draw: () => void) => document.add(sheet.struct("Figure", { alt }, draw));
  const paragraph = (text: string, writing: Omit<Writing, "x"> & Partial<Writing>) => {
    add("P", () => void write(sheet, text, { x: left, ...writing }));
    return sheet.y;
  };

  add("P", () => drawShopMark(sheet, left, 12));
  add("H1", () => void write(sheet, texts.title, { ...title, x: left, y: 25 }));
  const stepsAt = paragraph(texts.lead, { y: sheet.y + 2.5, width: 165, size: 4 }) + 6;

  const steps = sheet.struct("L");
  document.add(steps);
  const stepsEnd = texts.steps.reduce(
    (y, step, index) => addStep(sheet, steps, { text: step, number: index + 1, y }),
    stepsAt,
  );
  addFigure(texts.picture, () => drawFace(sheet, face.x, stepsAt + face.below));

  const bandAt = Math.max(stepsEnd, stepsAt + face.height) + 3;
  const example = { x: left + 6, width: contentWidth - 12 };
  const bandHeight = 15 + heightOf(sheet, texts.example, { ...example, y: 0 });
  decorate(sheet, () => sheet.roundedRect(left, bandAt, contentWidth, bandHeight, 1).fill(colors.ground));
  paragraph(texts.rule, { ...example, ...rule, y: bandAt + 4 });
  paragraph(texts.example, { ...example, y: sheet.y + 1.5 });
  paragraph(texts.caution, { y: bandAt + bandHeight + 5, width: contentWidth });

  addFigure(`${texts.card}: ${texts.cardSize.join(" × ")} mm`, () => drawCardCheck(sheet, texts, left, cardAt));
  add("P", () => drawResultTable(sheet, texts, tableAt, cardAt, left + contentWidth - tableAt));
  addFigure(texts.ruler, () => drawRuler(sheet, texts.ruler, left, 277));
}

interface Step {
  readonly text: string;
  readonly number: number;
  readonly y: number;
}

/** Adds a step with its number and returns the y coordinate of the next step. */
function addStep(sheet: Sheet, steps: PDFKit.PDFStructureElement, { text, number, y }: Step): number {
  const label = () => void write(sheet, String(number), { x: left, y, width: 8, font: "title", color: colors.action });
  const body = () => void write(sheet, text, { x: left + 8, y, width: stepWidth - 8 });
  steps.add(sheet.struct("LI", {}, [sheet.struct("Lbl", {}, label), sheet.struct("LBody", {}, body)]));
  return sheet.y + 2.6;
}
