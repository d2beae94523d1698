import { cartonPrints } from "@dioptra/ui/eyewear";
import type { CanvasTexture } from "three";
import type { CartonSize, LensLabel } from "../../scene.ts";
import { brandStyle, drawDiscs, drawGradient, type Ink, drawText, createPrint } from "./print.ts";

/** Share of the height that is white, at the bottom. */
const whiteShare = 0.3;
const white = "#fbfbf9";
const grey = "#5d6469";

/** The days that a lens is worn, and the number of discs on its carton, by period. */
const days = { daily: 1, "two-weekly": 14, monthly: 30 } as const;
const discCounts = { daily: 3, "two-weekly": 5, monthly: 7 } as const;

/** The prints on a carton. Opposite faces are alike. */
export interface CartonFaces {
  readonly front: CanvasTexture;
  readonly side: CanvasTexture;
  readonly top: CanvasTexture;
}

/** Returns the prints on a carton of contact lenses. */
export function cartonFaces(label: LensLabel, { width, height, depth }: CartonSize): CartonFaces {
  return {
    front: createPrint(width, height, (ink) => drawFront(ink, label, width, height)),
    side: createPrint(depth, height, (ink) => drawSide(ink, label, depth, height)),
    top: createPrint(width, depth, (ink) => drawTop(ink, label, width, depth)),
  };
}

function drawFront(ink: Ink, { brand, line, color, period, pieces, fit }: LensLabel, width: number, height: number) {
  const { left, right, side } = cartonPrints[color];
  const [colored, margin] = [height * (1 - whiteShare), width * 0.07];
  const style = brandStyle(brand);
  ink.fillStyle = white;
  ink.fillRect(0, 0, width, height);
  drawGradient(ink, width, colored, [side, left, right]);
  drawDiscs(ink, { width, height: colored, count: discCounts[period] });
  const name = {
    x: margin,
    y: height * 0.32,
    size: height * 0.2,
    maxWidth: width * 0.56,
    color: "white",
    weight: style.weight,
  };
  drawText(ink, style.format(brand), { ...name, letterSpacing: style.letterSpacing });
  drawText(ink, line, {
    x: margin,
    y: height * 0.46,
    size: height * 0.094,
    maxWidth: width * 0.56,
    color: "white",
    weight: 450,
  });
  const base = height * 0.92;
  const countWidth = drawText(ink, String(pieces), {
    x: margin,
    y: base,
    size: height * 0.19,
    maxWidth: 30,
    color: left,
    weight: 600,
    letterSpacing: -0.02,
  });
  const iconsX = margin + countWidth + height * 0.12;
  drawLensIcon(ink, iconsX, base - height * 0.068, height * 0.062, left);
  drawDaysIcon(ink, iconsX + height * 0.22, base - height * 0.068, height * 0.085, days[period], left);
  const small = { y: base, size: height * 0.066, maxWidth: width * 0.4, color: grey, align: "right" } as const;
  drawText(ink, fit, { ...small, x: width - margin });
}

/** Draws a lens from the side. */
function drawLensIcon(ink: Ink, x: number, y: number, size: number, color: string) {
  ink.strokeStyle = color;
  ink.lineWidth = size * 0.16;
  ink.lineCap = "round";
  ink.beginPath();
  ink.arc(x, y - size * 0.5, size * 1.12, 0.1 * Math.PI, 0.9 * Math.PI);
  ink.stroke();
  ink.beginPath();
  ink.ellipse(x, y - size * 0.16, size * 1.06, size * 0.28, 0, 0, 2 * Math.PI);
  ink.stroke();
}

/** Draws a number of days in an open ring. */
function drawDaysIcon(ink: Ink, x: number, y: number, radius: number, count: number, color: string) {
  ink.strokeStyle = color;
  ink.lineWidth = radius * 0.13;
  ink.beginPath();
  ink.arc(x, y, radius, -0.36 * Math.PI, 1.4 * Math.PI);
  ink.stroke();
  const size = radius * 0.95;
  drawText(ink, String(count), {
    x,
    y: y + size * 0.34,
    size,
    maxWidth: radius * 1.5,
    color,
    weight: 600,
    align: "center",
  });
}

function drawSide(ink: Ink, { brand, color, pieces }: LensLabel, width: number, height: number) {
  const colored = height * (1 - whiteShare);
  const style = brandStyle(brand);
  ink.fillStyle = white;
  ink.fillRect(0, 0, width, height);
  ink.fillStyle = cartonPrints[color].side;
  ink.fillRect(0, 0, width, colored);
  const centred = { x: width / 2, maxWidth: width * 0.72, color: "white", align: "center" } as const;
  drawText(ink, style.format(brand), {
    ...centred,
    y: colored * 0.5,
    size: width * 0.2,
    weight: style.weight,
    letterSpacing: style.letterSpacing,
  });
  drawText(ink, String(pieces), { ...centred, y: colored * 0.5 + width * 0.24, size: width * 0.17, weight: 450 });
  drawBarcode(ink, { x: width * 0.2, y: colored + height * 0.07, width: width * 0.6, height: height * 0.15 });
  // The edge of the tucked-in flap.
  ink.strokeStyle = "rgba(0,0,0,.16)";
  ink.lineWidth = 0.25;
  ink.strokeRect(1.6, 0.9, width - 3.2, height - 1.8);
}

/** Draws an imitation of a barcode. */
function drawBarcode(ink: Ink, { x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const count = 42;
  ink.fillStyle = "#22272b";
  for (let bar = 0; bar < count; bar += 1) {
    const thickness = (bar * 7919) % 5;
    if (thickness > 1)
      ink.fillRect(x + (bar * width) / count, y, (width / count) * (thickness > 3 ? 0.9 : 0.5), height);
  }
}

function drawTop(ink: Ink, { brand, line, color }: LensLabel, width: number, height: number) {
  const { left, right, side } = cartonPrints[color];
  const style = brandStyle(brand);
  drawGradient(ink, width, height, [side, left, right]);
  const [size, y] = [Math.min(height * 0.3, width * 0.085), height * 0.6];
  const name = { x: width * 0.07, y, size, maxWidth: width * 0.4, color: "white", weight: style.weight };
  const nameWidth = drawText(ink, style.format(brand), { ...name, letterSpacing: style.letterSpacing });
  const x = width * 0.07 + nameWidth + size * 0.6;
  drawText(ink, line, { x, y, size: size * 0.62, maxWidth: width * 0.93 - x, color: "#ffffffe0", weight: 450 });
}
