import { framePictureHref } from "../product/framePictureHref.ts";
import { lensPictureHref } from "../product/lensPictureHref.ts";
import type { ProductSummary } from "./productSummary.ts";

/** The picture of a product in a list; null for what cannot be drawn. */
export function summaryPictureHref(
  { frame, lenses }: Pick<ProductSummary, "frame" | "lenses">,
  picture: "card" | "wide" | "square",
): string | null {
  if (frame) return framePictureHref(frame, picture);
  return lenses && lensPictureHref(lenses, picture);
}
