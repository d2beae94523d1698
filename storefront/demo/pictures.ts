import type { DrawnFrame, Finish } from "@dioptra/ui/eyewear";
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import { frameMasterName, type FrameView, frameViews, goodsMasterName } from "#domain/product/masters.ts";
import { type SeedFrame, tintOf } from "./frame.ts";
import { picturedSize } from "./models/model.ts";

/** The manifest lists all rendered pictures. */
const manifestFile = new URL("media/manifest.json", import.meta.url);
const manifest = z.record(z.string(), z.looseObject({ edition: z.string() }));

const editions = existsSync(manifestFile) ? manifest.parse(JSON.parse(readFileSync(manifestFile, "utf8"))) : {};

/** Returns the reference to a picture, `path#edition`, or only its path if it has not been rendered. */
function pictureReference(name: string): string {
  const edition = editions[name]?.edition;
  return edition === undefined ? name : `${name}#${edition}`;
}

/** Returns the picture of a product if it has been rendered. Only frames have a drawing as a replacement. */
export function goodsImage(sku: string): { readonly image?: string } {
  const name = goodsMasterName(sku, "front");
  return name in editions ? { image: pictureReference(name) } : {};
}

/** Returns the picture of a contact lens in its cup, which all its packs share. */
export function goodsGallery(lens: string): readonly string[] {
  const name = goodsMasterName(lens, "blister");
  return name in editions ? [pictureReference(name)] : [];
}

/** Returns the reference to a picture, or null if it has not been rendered. */
export const existingPicture = (name: string): string | null => (name in editions ? pictureReference(name) : null);

/** Returns the reference to a banner, which has space for text on the left, or null if it has not been rendered. */
export const bannerPicture = (banner: string, format: "wide" | "narrow" = "wide"): string | null =>
  existingPicture(`banners/${banner}/${format}`);

const frontOnly: readonly FrameView[] = ["front"];

/** Returns the frame that pictures of a finish show: the middle size. */
export function picturedFrame(model: SeedFrame, finish: Finish): DrawnFrame | undefined {
  const { shape, rim, material, sun, sizes } = model;
  const size = picturedSize(sizes);
  return size && { shape, rim, material, finish, ...(sun && { tint: tintOf(sun, finish) }), ...size };
}

/** Returns the views of a finish: all views for the first finish of a model, the front for the others. */
export const viewsOf = ({ finishes }: SeedFrame, finish: Finish): readonly FrameView[] =>
  finish === finishes[0] ? frameViews : frontOnly;

/**
 * Returns the pictures of a finish, the front first. A front that has not been rendered is replaced by a drawing. Other
 * missing views are left out.
 */
export function frameImages(model: SeedFrame, finish: Finish): readonly string[] {
  const frame = picturedFrame(model, finish);
  if (!frame) return [];
  const [front, ...others] = viewsOf(model, finish).map((view) => frameMasterName(frame, view));
  return [...(front ? [front] : []), ...others.filter((name) => name in editions)].map(pictureReference);
}
