import { cartonPrints } from "@dioptra/ui/eyewear";
import type { CanvasTexture } from "three";
import type { CareLabel, CartonSize } from "../../scene.ts";
import { brandStyle, field, type Ink, letter, print } from "./print.ts";
import type { CartonFaces } from "./cartonFaces.ts";

/** A label that goes around the front of a bottle, of so many mm. */
export const careLabel = (label: CareLabel, width: number, height: number): CanvasTexture =>
  print(width, height, (ink) => panel(ink, label, width, height));

/** The carton that a small flacon comes in. */
export function careCarton(label: CareLabel, { width, height, depth }: CartonSize): CartonFaces {
  const { side } = cartonPrints[label.color];
  const plain = (width: number, height: number) =>
    print(width, height, (ink) => {
      ink.fillStyle = side;
      ink.fillRect(0, 0, width, height);
    });
  return {
    front: print(width, height, (ink) => panel(ink, label, width, height)),
    side: print(depth, height, (ink) => panel(ink, label, depth, height)),
    top: plain(width, depth),
  };
}

/** Coloured above with the name, white below with what is in it. */
function panel(ink: Ink, { brand, line, color, millilitres }: CareLabel, width: number, height: number) {
  const { left, right, side } = cartonPrints[color];
  const style = brandStyle(brand);
  const colored = height * 0.66;
  const middle = width / 2;
  ink.fillStyle = "#fcfcfa";
  ink.fillRect(0, 0, width, height);
  field(ink, width, colored, [side, left, right]);
  ripples(ink, middle, colored, width, colored);
  const centred = { x: middle, align: "center" } as const;
  // What is seen from in front of a round bottle.
  const room = width * 0.54;
  const name = { ...centred, y: colored * 0.34, size: width * 0.145, room, color: "white" };
  letter(ink, style.written(brand), { ...name, weight: style.weight, tracked: style.tracked });
  letter(ink, line, {
    ...centred,
    y: colored * 0.34 + width * 0.095,
    size: width * 0.066,
    room,
    color: "white",
    weight: 450,
  });
  const base = colored + (height - colored) * 0.6;
  if (millilitres > 0)
    letter(ink, `${millilitres} ml`, { ...centred, y: base, size: width * 0.1, room, color: left, weight: 600 });
  ink.fillStyle = left;
  ink.fillRect(0, height - height * 0.035, width, height * 0.035);
}

/** Rings of a drop that has fallen, cut by the edge of the field. */
function ripples(ink: Ink, x: number, y: number, width: number, height: number) {
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
