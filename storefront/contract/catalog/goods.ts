import {
  cartonColors,
  drawableMeasures,
  finishes,
  frameMaterials,
  frameShapes,
  goodsForms,
  lensPeriods,
  rims,
  tints,
} from "@dioptra/ui/eyewear";
import type { Frame, Goods, LensPack } from "#domain/product/product.ts";
import { cartonColorOf } from "#domain/product/lensPicture.ts";

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

/** The goods that a product's attributes describe, as they are drawn; null for a kind that is not drawn. */
export function readGoods(attributes: Readonly<Record<string, unknown>>): Goods | null {
  const form = goodsForms.find((each) => each === attributes["goods_form"]);
  const color = cartonColors.find((each) => each === attributes["print"]) ?? cartonColorOf(String(attributes["sku"]));
  return form ? { form, color } : null;
}

/** What a bottle holds, in ml; null for what is not sold by volume. */
export function readMillilitres(attributes: Readonly<Record<string, unknown>>): number | null {
  const volume = Number(attributes["volume"] ?? 0);
  return volume > 0 && Number.isFinite(volume) ? volume : null;
}

/** The pack of contact lenses that a product's attributes describe; null for other products. */
export function readLenses(attributes: Readonly<Record<string, unknown>>): LensPack | null {
  const period = lensPeriods.find((each) => each === attributes["contactlens_wear_period"]);
  const pieces = Number(attributes["contactlens_pack_size"]);
  const color = cartonColors.find((each) => each === attributes["print"]) ?? cartonColorOf(String(attributes["sku"]));
  return period && pieces > 0 ? { period, pieces, color } : null;
}
