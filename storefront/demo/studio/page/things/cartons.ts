import type { Texture } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { cartonSize } from "../../cartonSize.ts";
import type { CartonSize, LensLabel } from "../../scene.ts";
import { cartonFaces } from "../prints/cartonFaces.ts";
import { type Built, opaque, together } from "./built.ts";
import { board } from "./surfaces.ts";

interface Faces {
  readonly front: Texture;
  readonly side: Texture;
  readonly top: Texture;
}

const edge = 0.55;

/** A folded carton, printed all around. */
export function carton({ width, height, depth }: CartonSize, { front, side, top }: Faces): Built {
  const [sides, tops, fronts] = [side, top, front].map((map) => board({ map }));
  if (!sides || !tops || !fronts) throw new Error("A carton has three kinds of faces");
  const box = opaque(new RoundedBoxGeometry(width, height, depth, 4, edge), [
    sides,
    sides,
    tops,
    board({ color: "#f4f4f1" }),
    fronts,
    fronts,
  ]);
  box.position.y = height / 2;
  return together([box]);
}

/** Of contact lenses. */
export function lensCarton(label: LensLabel): Built {
  const size = cartonSize(label.pieces);
  return carton(size, cartonFaces(label, size));
}
