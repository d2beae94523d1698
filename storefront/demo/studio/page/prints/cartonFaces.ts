import { cartonPrints } from "@dioptra/ui/eyewear";
import type { CanvasTexture } from "three";
import type { CartonSize, LensLabel } from "../../scene.ts";
import { brandStyle, discs, field, type Ink, letter, print } from "./print.ts";

/** The lower part is white. */
const whiteShare = 0.3;
const white = "#fbfbf9";
const grey = "#5d6469";

/** For how many days a lens is worn, which also says how many discs are printed. */
const days = { daily: 1, "two-weekly": 14, monthly: 30 } as const;
const discsOf = { daily: 3, "two-weekly": 5, monthly: 7 } as const;

export interface CartonFaces {
  readonly front: CanvasTexture;
  readonly side: CanvasTexture;
  readonly top: CanvasTexture;
}

/** What a carton of lenses is printed with. */
export function cartonFaces(label: LensLabel, { width, height, depth }: CartonSize): CartonFaces {
  return {
    front: print(width, height, (ink) => front(ink, label, width, height)),
    side: print(depth, height, (ink) => side(ink, label, depth, height)),
    top: print(width, depth, (ink) => top(ink, label, width, depth)),
  };
}

function front(ink: Ink, { brand, line, color, period, pieces, fit }: LensLabel, width: number, height: number) {
  const { left, right, side } = cartonPrints[color];
  const [colored, margin] = [height * (1 - whiteShare), width * 0.07];
  const style = brandStyle(brand);
  ink.fillStyle = white;
  ink.fillRect(0, 0, width, height);
  field(ink, width, colored, [side, left, right]);
  discs(ink, { width, height: colored, count: discsOf[period] });
  const name = {
    x: margin,
    y: height * 0.32,
    size: height * 0.2,
    room: width * 0.56,
    color: "white",
    weight: style.weight,
  };
  letter(ink, style.written(brand), { ...name, tracked: style.tracked });
  letter(ink, line, {
    x: margin,
    y: height * 0.46,
    size: height * 0.094,
    room: width * 0.56,
    color: "white",
    weight: 450,
  });
  const base = height * 0.92;
  const wide = letter(ink, String(pieces), {
    x: margin,
    y: base,
    size: height * 0.19,
    room: 30,
    color: left,
    weight: 600,
    tracked: -0.02,
  });
  const signs = margin + wide + height * 0.12;
  lensSign(ink, signs, base - height * 0.068, height * 0.062, left);
  daysSign(ink, signs + height * 0.22, base - height * 0.068, height * 0.085, days[period], left);
  const small = { y: base, size: height * 0.066, room: width * 0.4, color: grey, align: "right" } as const;
  letter(ink, fit, { ...small, x: width - margin });
}

/** A lens from the side. */
function lensSign(ink: Ink, x: number, y: number, size: number, color: string) {
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

/** How many days, in a ring that is closed by an arrow's head. */
function daysSign(ink: Ink, x: number, y: number, radius: number, count: number, color: string) {
  ink.strokeStyle = color;
  ink.lineWidth = radius * 0.13;
  ink.beginPath();
  ink.arc(x, y, radius, -0.36 * Math.PI, 1.4 * Math.PI);
  ink.stroke();
  const size = radius * 0.95;
  letter(ink, String(count), { x, y: y + size * 0.34, size, room: radius * 1.5, color, weight: 600, align: "center" });
}

function side(ink: Ink, { brand, color, pieces }: LensLabel, width: number, height: number) {
  const colored = height * (1 - whiteShare);
  const style = brandStyle(brand);
  ink.fillStyle = white;
  ink.fillRect(0, 0, width, height);
  ink.fillStyle = cartonPrints[color].side;
  ink.fillRect(0, 0, width, colored);
  const centred = { x: width / 2, room: width * 0.72, color: "white", align: "center" } as const;
  letter(ink, style.written(brand), {
    ...centred,
    y: colored * 0.5,
    size: width * 0.2,
    weight: style.weight,
    tracked: style.tracked,
  });
  letter(ink, String(pieces), { ...centred, y: colored * 0.5 + width * 0.24, size: width * 0.17, weight: 450 });
  bars(ink, { x: width * 0.2, y: colored + height * 0.07, width: width * 0.6, height: height * 0.15 });
  // Where the flap is tucked in.
  ink.strokeStyle = "rgba(0,0,0,.16)";
  ink.lineWidth = 0.25;
  ink.strokeRect(1.6, 0.9, width - 3.2, height - 1.8);
}

/** Bars that no till reads. */
function bars(ink: Ink, { x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const count = 42;
  ink.fillStyle = "#22272b";
  for (let bar = 0; bar < count; bar += 1) {
    const thick = (bar * 7919) % 5;
    if (thick > 1) ink.fillRect(x + (bar * width) / count, y, (width / count) * (thick > 3 ? 0.9 : 0.5), height);
  }
}

function top(ink: Ink, { brand, line, color }: LensLabel, width: number, height: number) {
  const { left, right, side } = cartonPrints[color];
  const style = brandStyle(brand);
  field(ink, width, height, [side, left, right]);
  const [size, y] = [Math.min(height * 0.3, width * 0.085), height * 0.6];
  const name = { x: width * 0.07, y, size, room: width * 0.4, color: "white", weight: style.weight };
  const wide = letter(ink, style.written(brand), { ...name, tracked: style.tracked });
  const x = width * 0.07 + wide + size * 0.6;
  letter(ink, line, { x, y, size: size * 0.62, room: width * 0.93 - x, color: "#ffffffe0", weight: 450 });
}
