import {
  type Master,
  photograph,
  photographOr,
  type PictureSource,
  type ProductPictureSizes,
} from "../media/picture.ts";
import { framePictureHref } from "./framePicture.ts";
import { goodsPictureHref, lensPictureHref } from "./lensPicture.ts";
import type { Frame, Goods, LensPack, Product, Variant } from "./product.ts";

/** Returns the picture of a product: its photograph or a drawing. Null if it has no photograph and cannot be drawn. */
export function productPicture(
  product: Pictured & { readonly picture?: Master | null },
  place: "card" | "wide" | "square",
  sizes: ProductPictureSizes,
): PictureSource | null {
  const drawing = productPictureHref(product, place);
  if (drawing !== null) return photographOr(drawing, product.picture, place, sizes);
  return product.picture ? photograph(product.picture, sizes.gallery) : null;
}

type Sold = Pick<Product, "frame" | "lenses" | "goods" | "pictures" | "bundle" | "members">;

/** Returns the picture of a product or of its variant that is shown; of a set, that of its first part. */
export function pictureOf(
  product: Sold,
  variant: Pick<Variant, "frame" | "pictures"> | null,
  place: "wide" | "square",
  sizes: ProductPictureSizes,
): PictureSource | null {
  const { frame, pictures } = variant ?? product;
  const [part] = [...product.bundle.flatMap(({ parts }) => parts), ...product.members];
  const own = productPicture({ ...product, frame, picture: pictures[0] ?? null }, place, sizes);
  return own ?? (part ? productPicture(part, place, sizes) : null);
}

/** The properties that a product is drawn from. At most one is set. */
export interface Pictured {
  readonly frame: Frame | null;
  /** Missing in lines that an older version of the shop has stored in this browser, as is `goods`. */
  readonly lenses?: LensPack | null | undefined;
  readonly goods?: Goods | null | undefined;
}

/** Returns the address of a product's drawing; null if it cannot be drawn. */
export function productPictureHref(
  { frame, lenses, goods }: Pictured,
  picture: "card" | "wide" | "square",
): string | null {
  if (frame) return framePictureHref(frame, picture);
  if (lenses) return lensPictureHref(lenses, picture);
  return goods ? goodsPictureHref(goods, picture) : null;
}
