import { framePictureHref } from "./framePictureHref.ts";
import { goodsPictureHref } from "./goodsPictureHref.ts";
import { lensPictureHref } from "./lensPictureHref.ts";
import type { Frame, Goods, LensPack } from "./product.ts";

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
