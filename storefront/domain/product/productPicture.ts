import { type PictureSource, type ProductPictureSizes, photograph, photographOr } from "../media/photograph.ts";
import type { Master } from "../media/picture.ts";
import { type Pictured, productPictureHref } from "./productPictureHref.ts";

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
