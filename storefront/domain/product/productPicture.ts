import {
  type Master,
  photograph,
  photographOr,
  type PictureSource,
  type ProductPictureSizes,
} from "../media/picture.ts";
import { framePictureHref } from "./framePicture.ts";
import { goodsPictureHref, lensPictureHref } from "./lensPicture.ts";
import type { Frame, Goods, LensPack } from "./product.ts";

/** The picture of a product in a list, a cart or an order; null for what can neither be shown nor drawn. */
export function productPicture(
  product: Pictured & { readonly picture?: Master | null },
  place: "card" | "wide" | "square",
  sizes: ProductPictureSizes,
): PictureSource | null {
  const drawing = productPictureHref(product, place);
  if (drawing !== null) return photographOr(drawing, product.picture, place, sizes);
  return product.picture ? photograph(product.picture, sizes.gallery) : null;
}

/** What a product looks like: one of them, or none. */
export interface Pictured {
  readonly frame: Frame | null;
  /** Left out by lines that an older version of the shop kept in this browser. */
  readonly lenses?: LensPack | null | undefined;
  readonly goods?: Goods | null | undefined;
}

/** The drawing of a product; null for what cannot be drawn. */
export function productPictureHref(
  { frame, lenses, goods }: Pictured,
  picture: "card" | "wide" | "square",
): string | null {
  if (frame) return framePictureHref(frame, picture);
  if (lenses) return lensPictureHref(lenses, picture);
  return goods ? goodsPictureHref(goods, picture) : null;
}
