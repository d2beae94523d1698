import { drawableMeasures, finishes, frameMaterials, frameShapes, rims, tints } from "@dioptra/ui/eyewear";
import type { Frame } from "#domain/product/product.ts";

const memberOf = <Member extends string>(members: readonly Member[], value: unknown): Member | null =>
  members.find((member) => member === value) ?? null;

function millimetres(value: unknown, [least, most]: readonly [number, number]): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && number >= least && number <= most ? number : null;
}

/**
 * The frame that a product's attributes describe: `width` is the lens width and `length` the temple's, in mm.
 * A tint makes it a frame for the sun. Null for what is no frame, or one that cannot be drawn.
 */
export function readFrame(attributes: Readonly<Record<string, unknown>>): Frame | null {
  const shape = memberOf(frameShapes, attributes["shape"]);
  const rim = memberOf(rims, attributes["rim"]);
  const material = memberOf(frameMaterials, attributes["material"]);
  const finish = memberOf(finishes, attributes["finish"]);
  const tint = memberOf(tints, attributes["tint"]);
  const lensWidth = millimetres(attributes["width"], drawableMeasures.lensWidth);
  const lensHeight = millimetres(attributes["lens_height"], drawableMeasures.lensHeight);
  const bridge = millimetres(attributes["bridge"], drawableMeasures.bridge);
  const temple = millimetres(attributes["length"], drawableMeasures.temple);
  const totalWidth = millimetres(attributes["total_width"], drawableMeasures.totalWidth);
  if (!shape || !rim || !material || !finish) return null;
  if (!lensWidth || !lensHeight || !bridge || !temple || !totalWidth) return null;
  const measures = { lensWidth, lensHeight, bridge, temple, totalWidth };
  return { shape, rim, material, finish, ...(tint && { tint }), ...measures };
}
