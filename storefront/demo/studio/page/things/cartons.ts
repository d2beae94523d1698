import { ExtrudeGeometry, type Texture } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { cartonSize } from "../../packSizes.ts";
import type { CartonSize, LensLabel } from "../../scene.ts";
import { cartonFaces } from "../prints/cartonFaces.ts";
import { type BuiltThing, opaque, roundedRectangle, combine } from "./bodies.ts";
import { board, matt, plastic } from "./surfaces.ts";
import type { CartonColor } from "@dioptra/ui/eyewear";
import { bankCardFace, giftCardFace, guideCover } from "../prints/cardFaces.ts";
import { createPrint } from "../prints/print.ts";

interface Faces {
  readonly front: Texture;
  readonly side: Texture;
  readonly top: Texture;
}

const edge = 0.55;

/** Returns a carton with prints on all visible faces. */
export function carton({ width, height, depth }: CartonSize, { front, side, top }: Faces): BuiltThing {
  const [sides, tops, fronts] = [side, top, front].map((map) => board({ map }));
  if (!sides || !tops || !fronts) throw new Error("A carton must have three prints.");
  const box = opaque(new RoundedBoxGeometry(width, height, depth, 4, edge), [
    sides,
    sides,
    tops,
    board({ color: "#f4f4f1" }),
    fronts,
    fronts,
  ]);
  box.position.y = height / 2;
  return combine([box]);
}

/** Returns a carton of contact lenses. */
export function lensCarton(label: LensLabel): BuiltThing {
  const size = cartonSize(label.pieces);
  return carton(size, cartonFaces(label, size));
}

/** The size of a card according to ISO/IEC 7810, ID-1, in mm. */
const card = { width: 85.6, height: 53.98, thickness: 0.9, round: 3.18 };

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  readonly round: number;
}

/** Returns a sheet that lies on the table. `above` is the material of its faces and edges. */
function sheet({ width, height, thickness, round }: Sheet, above: Parameters<typeof opaque>[1]): BuiltThing {
  const geometry = new ExtrudeGeometry(roundedRectangle(width, height, round), {
    depth: thickness,
    bevelSize: Math.min(0.15, thickness / 4),
    bevelThickness: Math.min(0.12, thickness / 4),
    bevelOffset: -0.15,
    bevelSegments: 2,
    curveSegments: 24,
  });
  const places = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let at = 0; at < places.count; at += 1)
    uv.setXY(at, places.getX(at) / width + 0.5, places.getY(at) / height + 0.5);
  return combine([opaque(geometry.rotateX(-Math.PI / 2).translate(0, 0.12, 0), above)]);
}

const printedSheet = (size: Sheet, map: Texture, edge: string) =>
  sheet(size, [plastic({ map, roughness: 0.4 }), plastic({ color: edge })]);

export const giftCard = (color: CartonColor): BuiltThing =>
  printedSheet(card, giftCardFace(color, card.width, card.height), "#f2f1ec");

export const bankCard = (): BuiltThing => printedSheet(card, bankCardFace(card.width, card.height), "#24403c");

/** Returns a closed envelope. */
export function envelope(): BuiltThing {
  const [width, height] = [114, 81];
  const map = createPrint(width, height, (ink) => {
    ink.fillStyle = "#e9e2d4";
    ink.fillRect(0, 0, width, height);
    ink.strokeStyle = "#b9ae98";
    ink.lineWidth = 0.4;
    ink.beginPath();
    ink.moveTo(0, 0);
    ink.lineTo(width / 2, height * 0.56);
    ink.lineTo(width, 0);
    ink.stroke();
  });
  return sheet({ width, height, thickness: 0.9, round: 1.2 }, [matt({ map }), matt({ color: "#ded6c6" })]);
}

/** Returns a booklet of size A6. */
export function guide(color: CartonColor): BuiltThing {
  const [width, height] = [105, 148];
  return sheet({ width, height, thickness: 4, round: 0.6 }, [
    board({ map: guideCover(color, width, height) }),
    matt({ color: "#f4f2ec" }),
  ]);
}
