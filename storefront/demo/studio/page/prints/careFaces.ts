import { cartonPrints } from "@dioptra/ui/eyewear";
import type { CanvasTexture } from "three";
import type { CareLabel, CartonSize } from "../../scene.ts";
import { brandStyle, drawGradient, type Ink, drawText, createPrint } from "./print.ts";
import type { CartonFaces } from "./cartonFaces.ts";

/** Returns the label around the front of a bottle. Sizes are in mm. */
export const careLabel = (label: CareLabel, width: number, height: number): CanvasTexture =>
  createPrint(width, height, (ink) => drawPanel(ink, label, width, height));

/** Returns the prints on the carton of a care product. */
export function careCarton(label: CareLabel, { width, height, depth }: CartonSize): CartonFaces {
  const { side } = cartonPrints[label.color];
  const plainFace = (width: number, height: number) =>
    createPrint(width, height, (ink) => {
      ink.fillStyle = side;
      ink.fillRect(0, 0, width, height);
    });
  return {
    front: createPrint(width, height, (ink) => drawPanel(ink, label, width, height)),
    side: createPrint(depth, height, (ink) => drawPanel(ink, label, depth, height)),
    top: plainFace(width, depth),
  };
}

/** Draws a face: coloured at the top with the name, white at the bottom with the volume. */
function drawPanel(ink: Ink, { brand, line, color, millilitres }: CareLabel, width: number, height: number) {
  const { left, right, side } = cartonPrints[color];
  const style = brandStyle(brand);
  const colored = height * 0.66;
  const middle = width / 2;
  ink.fillStyle = "#fcfcfa";
  ink.fillRect(0, 0, width, height);
  drawGradient(ink, width, colored, [side, left, right]);
  drawRipples(ink, middle, colored, width, colored);
  const centred = { x: middle, align: "center" } as const;
  // The part of the label that is visible from the front of a round bottle.
  const maxWidth = width * 0.54;
  const name = { ...centred, y: colored * 0.34, size: width * 0.145, maxWidth, color: "white" };
  drawText(ink, style.format(brand), { ...name, weight: style.weight, letterSpacing: style.letterSpacing });
  drawText(ink, line, {
    ...centred,
    y: colored * 0.34 + width * 0.095,
    size: width * 0.066,
    maxWidth,
    color: "white",
    weight: 450,
  });
  const base = colored + (height - colored) * 0.6;
  if (millilitres > 0)
    drawText(ink, `${millilitres} ml`, { ...centred, y: base, size: width * 0.1, maxWidth, color: left, weight: 600 });
  ink.fillStyle = left;
  ink.fillRect(0, height - height * 0.035, width, height * 0.035);
}

/** Draws the ripples of a fallen drop, clipped by the edge of the coloured area. */
function drawRipples(ink: Ink, x: number, y: number, width: number, height: number) {
  ink.save();
  ink.beginPath();
  ink.rect(0, 0, width, height);
  ink.clip();
  for (const [index, share] of [0.12, 0.24, 0.38, 0.54, 0.72].entries()) {
    ink.strokeStyle = `rgba(255,255,255,${0.34 - index * 0.055})`;
    ink.lineWidth = width * 0.008;
    ink.beginPath();
    ink.ellipse(x, y, width * share * 0.7, width * share * 0.26, 0, 0, 2 * Math.PI);
    ink.stroke();
  }
  ink.restore();
}
