import type { DrawnFrame, Finish } from "@dioptra/ui/eyewear";
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import { frameMasterName, type FrameView, frameViews, goodsMasterName } from "#domain/product/masters.ts";
import { type SeedFrame, tintOf } from "./frame.ts";
import { picturedSize } from "./models/model.ts";

/** The masters that come with the shop: what is known of each stands in one list beside them. */
const manifestFile = new URL("media/manifest.json", import.meta.url);
const manifest = z.record(z.string(), z.looseObject({ edition: z.string() }));

const editions = existsSync(manifestFile) ? manifest.parse(JSON.parse(readFileSync(manifestFile, "utf8"))) : {};

/** How a product names a picture: its master, and the edition of it where one has been made. */
function pictureText(name: string): string {
  const edition = editions[name]?.edition;
  return edition === undefined ? name : `${name}#${edition}`;
}

/** The pictures of goods that have been taken; there is no drawing that could stand in for another at its address. */
export function goodsImage(sku: string): { readonly image?: string } {
  const name = goodsMasterName(sku, "front");
  return name in editions ? { image: pictureText(name) } : {};
}

/** A contact lens in its cup, which is the same for all packs of it. */
export function goodsGallery(lens: string): readonly string[] {
  const name = goodsMasterName(lens, "blister");
  return name in editions ? [pictureText(name)] : [];
}

/** The master of that name; null while it has not been taken. */
export const takenText = (name: string): string | null => (name in editions ? pictureText(name) : null);

/** The banner of that name, with room for words on its left; null while it has not been taken. */
export const bannerText = (banner: string, cut: "wide" | "narrow" = "wide"): string | null =>
  takenText(`banners/${banner}/${cut}`);

const frontOnly: readonly FrameView[] = ["front"];

/** What is seen of a model in one finish: the size in the middle. */
export function picturedFrame(model: SeedFrame, finish: Finish): DrawnFrame | undefined {
  const { shape, rim, material, sun, sizes } = model;
  const size = picturedSize(sizes);
  return size && { shape, rim, material, finish, ...(sun && { tint: tintOf(sun, finish) }), ...size };
}

/** From where a finish is photographed: the first of a model from everywhere, the others from in front. */
export const viewsOf = ({ finishes }: SeedFrame, finish: Finish): readonly FrameView[] =>
  finish === finishes[0] ? frameViews : frontOnly;

/**
 * How a product names the pictures of one of its finishes, the front first. A front that has not been taken is drawn;
 * from elsewhere there is nothing to draw.
 */
export function frameTexts(model: SeedFrame, finish: Finish): readonly string[] {
  const frame = picturedFrame(model, finish);
  if (!frame) return [];
  const [front, ...others] = viewsOf(model, finish).map((view) => frameMasterName(frame, view));
  return [...(front ? [front] : []), ...others.filter((name) => name in editions)].map(pictureText);
}
