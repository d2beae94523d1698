import { readGuideLocale } from "#domain/product/guide.ts";
import { drawCardCheck } from "./cardCheck.ts";
import { drawFace } from "./faceDrawing.ts";
import { type GuideTexts, guideTexts } from "./guideTexts.ts";
import { drawResultTable } from "./resultTable.ts";
import { drawRuler } from "./ruler.ts";
import { bytesOf, colors, contentWidth, createSheet, decorate, sheetSize, type Sheet } from "./sheet.ts";
import { drawShopMark } from "./shopMark.ts";
import { heightOf, type Writing, write } from "./write.ts";

/** A paper as a file. */
export interface Guide {
  /** What it is called when it is saved. */
  readonly fileName: string;
  readonly pdf: Buffer<ArrayBuffer>;
}

/** How the distance of the pupils is measured with a bank card, as a sheet to print; null for other addresses. */
export async function makeGuide(path: string): Promise<Guide | null> {
  const locale = readGuideLocale(path);
  if (locale === null) return null;
  const texts = guideTexts[locale];
  const sheet = createSheet({ title: texts.title, locale });
  drawGuide(sheet, texts);
  return { fileName: `${texts.fileName}.pdf`, pdf: await bytesOf(sheet) };
}

const { margin: left } = sheetSize;
/** The steps stand beside the face, whose eyes are that far below the first of them. */
const stepWidth = 100;
const face = { x: 158, below: 41, height: 75 } as const;

const cardAt = 207;
const tableAt = 121;
const title = { width: contentWidth, size: 8.6, leading: 1.15, font: "title" } as const;
const rule = { size: 5.2, leading: 1.22, font: "title", color: colors.action } as const;

/** All of the sheet from top to bottom; each part is tagged with what it is, so that it can be read aloud. */
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

/** A step beside its number; where the next one begins. */
function addStep(sheet: Sheet, steps: PDFKit.PDFStructureElement, { text, number, y }: Step): number {
  const label = () => void write(sheet, String(number), { x: left, y, width: 8, font: "title", color: colors.action });
  const body = () => void write(sheet, text, { x: left + 8, y, width: stepWidth - 8 });
  steps.add(sheet.struct("LI", {}, [sheet.struct("Lbl", {}, label), sheet.struct("LBody", {}, body)]));
  return sheet.y + 2.6;
}
