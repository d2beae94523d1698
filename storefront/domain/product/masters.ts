import { type FramePicture, framePictureHref, frameWords } from "./framePicture.ts";
import type { Frame } from "./product.ts";
import { readFramePicture } from "./framePictureFile.ts";
import type { PictureSize } from "../media/picture.ts";

/** How a frame stands before the camera. */
export const frameViews = ["front", "three-quarter", "side", "folded"] as const;
export type FrameView = (typeof frameViews)[number];

/** What a picture of a frame shows; null for another picture. */
export const frameViewOf = (name: string): FrameView | null =>
  frameViews.find((view) => name.startsWith("frames/") && name.endsWith(`/${view}`)) ?? null;

/** What the master of a frame's picture is called. It says all that can be seen, as the address of a drawing does. */
export const frameMasterName = (frame: Frame, view: FrameView): string => `frames/${frameWords(frame)}/${view}`;

const form = new RegExp(`^frames/(?<words>[^/]+)/(?:${frameViews.join("|")})$`);

/** The address of the drawing that stands in for a master of this name; null where no frame is meant. */
export function drawingInstead(name: string, { width, height }: PictureSize): string | null {
  const words = form.exec(name)?.groups?.["words"];
  const asked = words && readFramePicture(`/media/frames/card/${words}.svg`);
  return asked ? framePictureHref(asked.frame, cropFor(width / height)) : null;
}

/** The part of a front that fills most of a picture of this proportion, width to height. */
function cropFor(proportion: number): FramePicture {
  if (proportion < 1) return "card";
  return proportion === 1 ? "square" : "wide";
}

/** What is taken of a product that is not a frame: itself, and of a contact lens one in its opened cup. */
const goodsViews = ["front", "blister"] as const;
export type GoodsView = (typeof goodsViews)[number];

/** What the master of a picture of goods is called: by the sku, of which packs of one lens share the beginning. */
export const goodsMasterName = (sku: string, view: GoodsView): string => `goods/${sku.toLowerCase()}/${view}`;
