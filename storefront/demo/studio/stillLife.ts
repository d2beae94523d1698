import type { DrawnFrame, Finish } from "@dioptra/ui/eyewear";
import type { SeedCare } from "#demo/care/care.ts";
import { allCare, allFrames, allPacks } from "#demo/products/index.ts";
import { careLabelOf } from "./carePictures.ts";
import { picturedFrame } from "#demo/pictures.ts";
import { lensLabel } from "./lensPictures.ts";
import type { CareLabel, LensLabel, Placed, Standing } from "./scene.ts";

type Way = "open" | "folded";

/** A frame of the catalogue, in its first finish or in the one named. */
export function frame(sku: string, standing: Standing, way: Way = "open", finish?: Finish): Placed {
  return { kind: "frame", frame: drawnFrame(sku, finish), way, ...standing };
}

function drawnFrame(sku: string, finish?: Finish): DrawnFrame {
  const seed = allFrames.find((frame) => frame.sku === sku);
  const chosen = finish ?? seed?.finishes[0];
  const drawn = seed && chosen && picturedFrame(seed, chosen);
  if (!drawn) throw new Error(`The catalogue has no frame ${sku}`);
  return drawn;
}

/** The print of a pack of the catalogue. */
export function packLabel(sku: string): LensLabel {
  const pack = allPacks.find((pack) => pack.sku === sku);
  if (!pack) throw new Error(`The catalogue has no pack ${sku}`);
  return lensLabel(pack);
}

/** The print of a product of care. */
export function careLabel(sku: string): CareLabel {
  const care = (allCare as readonly SeedCare[]).find((care) => care.sku === sku);
  if (!care) throw new Error(`The catalogue has no care ${sku}`);
  return careLabelOf(care);
}
