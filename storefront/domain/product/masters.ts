import { type FramePicture, framePictureHref, frameSlug } from "./framePicture.ts";
import type { Frame } from "./product.ts";
import { readFramePicture } from "./framePictureFile.ts";
import type { PictureSize } from "../media/picture.ts";

/** The views in which frames are photographed. */
export const frameViews = ["front", "three-quarter", "side", "folded"] as const;
export type FrameView = (typeof frameViews)[number];

/** Returns the view of a frame's photograph by its name; null for another picture. */
export const frameViewOf = (name: string): FrameView | null =>
  frameViews.find((view) => name.startsWith("frames/") && name.endsWith(`/${view}`)) ?? null;

/** Returns the name of a frame's photograph. Like the address of a drawing, it describes everything visible. */
export const frameMasterName = (frame: Frame, view: FrameView): string => `frames/${frameSlug(frame)}/${view}`;

const framePattern = new RegExp(`^frames/(?<slug>[^/]+)/(?:${frameViews.join("|")})$`);

/** Returns the address of the drawing that replaces a missing photograph; null if the name is not a frame's. */
export function drawingFallback(name: string, { width, height }: PictureSize): string | null {
  const slug = framePattern.exec(name)?.groups?.["slug"];
  const picture = slug && readFramePicture(`/media/frames/card/${slug}.svg`);
  return picture ? framePictureHref(picture.frame, cropFor(width / height)) : null;
}

/** Returns the crop that fills a picture of this proportion, width to height, best. */
function cropFor(proportion: number): FramePicture {
  if (proportion < 1) return "card";
  return proportion === 1 ? "square" : "wide";
}

/** The views in which other goods are photographed: the product, and a contact lens in its opened blister. */
const goodsViews = ["front", "blister"] as const;
export type GoodsView = (typeof goodsViews)[number];

/** Returns the name of a photograph of other goods. It contains the sku. */
export const goodsMasterName = (sku: string, view: GoodsView): string => `goods/${sku.toLowerCase()}/${view}`;
