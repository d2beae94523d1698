import type { Master, PictureSize } from "./picture.ts";
import { pictureHref } from "./pictureHref.ts";

/** Where a picture is to be had, and where for screens of two pixels to one of CSS; a drawing is sharp on both. */
export interface PictureSource {
  readonly src: string;
  readonly dense?: string;
}

export const photograph = (master: Master, size: PictureSize): PictureSource => ({
  src: pictureHref(master, size),
  dense: pictureHref(master, size, 2),
});

/** The sizes of pictures of products (specification, section 9, Thumbnails). */
export type ProductPictureSizes = Readonly<Record<"product" | "gallery" | "cart" | "otherColors", PictureSize>>;

const sizeOf = { card: "product", wide: "gallery", square: "cart", swatch: "otherColors" } as const;

/** The places on a page that pictures of products have. */
export type PicturePlace = keyof typeof sizeOf;

/** A photograph where there is one, else the drawing. */
export const photographOr = (
  drawing: string,
  picture: Master | null | undefined,
  place: PicturePlace,
  sizes: ProductPictureSizes,
): PictureSource => (picture ? photograph(picture, sizes[sizeOf[place]]) : { src: drawing });
