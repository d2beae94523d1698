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
import { type Frame, type Goods, type LensPack, productKinds } from "#domain/product/product.ts";
import { cartonColorOf } from "#domain/product/lensPicture.ts";

/** Reads the attribute `type`; null for a kind that the shop does not know. */
export const readKind = (type: unknown) => productKinds.find((kind) => kind === type) ?? null;

const memberOf = <Member extends string>(members: readonly Member[], value: unknown): Member | null =>
  members.find((member) => member === value) ?? null;

function millimetres(value: unknown, [minimum, maximum]: readonly [number, number]): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && number >= minimum && number <= maximum ? number : null;
}

/**
 * Reads a frame from a product's attributes. `width` is the lens width and `length` the temple's, in mm; a tint makes it a
 * pair of sunglasses. Null for other products and for frames that cannot be drawn.
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

/** Reads how a product other than a frame or lenses is drawn; null for products that are not drawn. */
export function readGoods(attributes: Readonly<Record<string, unknown>>): Goods | null {
  const form = goodsForms.find((each) => each === attributes["goods_form"]);
  const color = cartonColors.find((each) => each === attributes["print"]) ?? cartonColorOf(String(attributes["sku"]));
  return form ? { form, color } : null;
}

/** Reads the content of a bottle, in ml; null for products that are not sold by volume. */
export function readMillilitres(attributes: Readonly<Record<string, unknown>>): number | null {
  const volume = Number(attributes["volume"] ?? 0);
  return volume > 0 && Number.isFinite(volume) ? volume : null;
}

/** Reads a pack of contact lenses from a product's attributes; null for other products. */
export function readLenses(attributes: Readonly<Record<string, unknown>>): LensPack | null {
  const period = lensPeriods.find((each) => each === attributes["contactlens_wear_period"]);
  const pieces = Number(attributes["contactlens_pack_size"]);
  const color = cartonColors.find((each) => each === attributes["print"]) ?? cartonColorOf(String(attributes["sku"]));
  return period && pieces > 0 ? { period, pieces, color } : null;
}
