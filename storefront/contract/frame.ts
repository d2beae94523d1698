import {
  finishes,
  frameMaterials,
  frameShapes,
  rims,
  type Finish,
  type FrameMaterial,
  type FrameShape,
  type Rim,
} from "@dioptra/ui/eyewear";
import type { Frame } from "#domain/product/product.ts";

/** The attributes that describe a frame, by the wire's names. Lengths in mm. */
export interface WireFrame {
  readonly shape: FrameShape;
  readonly rim: Rim;
  readonly material: FrameMaterial;
  readonly finish: Finish;
  /** Lens width. */
  readonly width: number;
  readonly lens_height: number;
  readonly bridge: number;
  /** Length of the temple. */
  readonly length: number;
  readonly total_width: number;
}

const memberOf = <Member extends string>(members: readonly Member[], value: unknown): Member | null =>
  members.find((member) => member === value) ?? null;

function millimetres(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : null;
}

/** The frame that a product's attributes describe; null for what is no frame, or one that cannot be drawn. */
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

export const toWireFrame = (frame: Frame): WireFrame => ({
  shape: frame.shape,
  rim: frame.rim,
  material: frame.material,
  finish: frame.finish,
  width: frame.lensWidth,
  lens_height: frame.lensHeight,
  bridge: frame.bridge,
  length: frame.temple,
  total_width: frame.totalWidth,
});
