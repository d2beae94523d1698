import { finishes, frameMaterials, frameShapes, rims } from "@dioptra/ui/eyewear";
import type { Frame } from "#domain/product/product.ts";

const memberOf = <Member extends string>(members: readonly Member[], value: unknown): Member | null =>
  members.find((member) => member === value) ?? null;

function millimetres(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : null;
}

/**
 * The frame that a product's attributes describe: `width` is the lens width and `length` the temple's, in mm.
 * Null for what is no frame, or one that cannot be drawn.
 */
export function readFrame(attributes: Readonly<Record<string, unknown>>): Frame | null {
  const shape = memberOf(frameShapes, attributes["shape"]);
  const rim = memberOf(rims, attributes["rim"]);
  const material = memberOf(frameMaterials, attributes["material"]);
  const finish = memberOf(finishes, attributes["finish"]);
  const lensWidth = millimetres(attributes["width"]);
  const lensHeight = millimetres(attributes["lens_height"]);
  const bridge = millimetres(attributes["bridge"]);
  const temple = millimetres(attributes["length"]);
  const totalWidth = millimetres(attributes["total_width"]);
  if (!shape || !rim || !material || !finish) return null;
  if (!lensWidth || !lensHeight || !bridge || !temple || !totalWidth) return null;
  return { shape, rim, material, finish, lensWidth, lensHeight, bridge, temple, totalWidth };
}
