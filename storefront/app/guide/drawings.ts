import { colors, contentWidth, type Sheet, write } from "./sheet.ts";
import type { GuideTexts } from "./guideTexts.ts";

export interface DimensionLine {
  readonly from: readonly [x: number, y: number];
  /** In mm. */
  readonly length: number;
  readonly direction: "right" | "down";
}

const tick = 1.2;

/** Draws a line with ticks at its ends, as long as the distance that it shows. */
function drawDimensionLine(sheet: Sheet, { from: [x, y], length, direction }: DimensionLine): void {
  sheet.save().translate(x, y);
  if (direction === "down") sheet.rotate(90);
  sheet.moveTo(0, 0).lineTo(length, 0).moveTo(0, -tick).lineTo(0, tick).moveTo(length, -tick).lineTo(length, tick);
  sheet.lineWidth(0.25).stroke(colors.action).restore();
}

/** The size of every bank card, in mm (ISO/IEC 7810, ID-1). */
export const bankCard = { width: 85.6, height: 53.98, radius: 3.18 } as const;

/** Draws the outline of a card at its true size, with its width above and its height beside it. */
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

// Outlines of an adult's face as SVG paths, in mm from the point midway between the pupils.
const head =
  "M0 -122C46 -122 76 -88 75 -30C75 10 72 40 60 64C48 86 26 104 0 104S-48 86 -60 64C-72 40 -75 10 -75 -30C-76 -88 -46 -122 0 -122Z";
const hair =
  "M-79 -14C-92 -98 -52 -136 0 -136S92 -98 79 -14C75 -48 70 -78 52 -94C36 -107 -36 -107 -52 -94C-70 -78 -75 -48 -79 -14Z";
const ears = "M-75 -14C-86 -20 -88 4 -82 20C-79 28 -75 29 -71 25M75 -14C86 -20 88 4 82 20C79 28 75 29 71 25";
const nose = "M-11 42C-6 48 6 48 11 42";
const eye = "M-16 1C-9 -9 9 -9 16 1C9 8 -9 8 -16 1Z";
const brow = "M-19 -13C-9 -21 9 -21 19 -14";

/** Distance between the pupils, in mm. */
const pupils = 63;
/** The card's upper edge, just below the nose. The card hides the mouth. */
const cardTop = 49;

/** Millimetres on the sheet for one millimetre of the face. */
const scale = 0.3;

/**
 * Draws a face with the card below its nose, to scale. The width of the card is marked a, the pupillary distance b.
 */
export function drawFace(sheet: Sheet, x: number, y: number): void {
  sheet.save().translate(x, y).scale(scale).lineCap("round").lineJoin("round").lineWidth(1);
  sheet.path(ears).stroke(colors.contour);
  sheet.path(head).fillAndStroke(colors.card, colors.contour);
  sheet.path(hair).fillAndStroke(colors.line, colors.contour);
  sheet.path(nose).stroke(colors.contour);
  for (const side of [-1, 1]) drawEye(sheet, (side * pupils) / 2);
  drawCard(sheet);
  sheet.restore();

  const half = (pupils / 2) * scale;
  sheet.dash(0.4, { space: 0.7 }).lineWidth(0.2);
  sheet
    .moveTo(x - half, y + 0.8)
    .lineTo(x - half, y + 8)
    .moveTo(x + half, y + 0.8)
    .lineTo(x + half, y + 8);
  sheet.stroke(colors.action).undash();
  const [cardWidth, cardBottom] = [bankCard.width * scale, y + (cardTop + bankCard.height) * scale];
  drawDimensionLine(sheet, { from: [x - cardWidth / 2, cardBottom + 2.6], length: cardWidth, direction: "right" });
  drawDimensionLine(sheet, { from: [x - half, y + 8], length: 2 * half, direction: "right" });
  writeLetter(sheet, "a", x, cardBottom + 3.2);
  writeLetter(sheet, "b", x, y + 3);
}

const writeLetter = (sheet: Sheet, letter: string, x: number, y: number) =>
  write(sheet, letter, { x: x - 5, y, width: 10, align: "center", font: "title", size: 3.6, color: colors.action });

function drawEye(sheet: Sheet, x: number): void {
  sheet.save().translate(x, 0);
  sheet.path(brow).lineWidth(2).stroke(colors.muted).lineWidth(1);
  sheet.path(eye).fillAndStroke(colors.paper, colors.muted);
  sheet.circle(0, -0.4, 6.2).stroke(colors.muted);
  sheet.circle(0, -0.4, 2.4).fill(colors.ink);
  sheet.restore();
}

/** Draws the back of the card with its magnetic stripe. The number is on the other side, turned to the reader. */
function drawCard(sheet: Sheet): void {
  const [left, top] = [-bankCard.width / 2, cardTop];
  sheet
    .roundedRect(left, top, bankCard.width, bankCard.height, bankCard.radius)
    .fillAndStroke(colors.paper, colors.ink);
  sheet.rect(left, top + 5, bankCard.width, 11).fill(colors.ink);
  sheet.rect(left + 7, top + 23, 46, 8).fill(colors.line);
}

const centimetres = Math.floor(contentWidth / 10);

/** Returns the length of a mark of the ruler, in mm. */
function markLength(millimetre: number): number {
  if (millimetre % 10 === 0) return 5;
  return millimetre % 5 === 0 ? 3.6 : 2.2;
}

/** Draws a ruler as wide as the text, with a number at each centimetre. */
export function drawRuler(sheet: Sheet, caption: string, x: number, y: number): void {
  write(sheet, caption, { x, y: y - 5.6, width: contentWidth, size: 3.1, color: colors.muted });
  for (let millimetre = 0; millimetre <= 10 * centimetres; millimetre += 1) {
    sheet.moveTo(x + millimetre, y).lineTo(x + millimetre, y + markLength(millimetre));
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

/** Draws the shop's logo, the sight of a dioptra with the shop's name, as in the header of its pages. */
export function drawShopMark(sheet: Sheet, x: number, y: number): void {
  sheet.save().translate(x, y).scale(0.25).lineWidth(1.75);
  sheet.circle(16, 12, 9).moveTo(0, 12).lineTo(11, 12).moveTo(21, 12).lineTo(32, 12).stroke(colors.ink);
  sheet.circle(16, 12, 1.4).fill(colors.ink);
  sheet.restore();
  write(sheet, "Dioptra", { x: x + 10.2, y: y - 0.7, width: 40, size: 6, leading: 1.22, font: "title" });
}
