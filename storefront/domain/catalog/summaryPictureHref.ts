import { framePictureHref } from "../product/framePictureHref.ts";
import { cartonColorOf, lensPictureHref } from "../product/lensPictureHref.ts";
import type { ProductSummary } from "./productSummary.ts";

/** The picture of a product in a list; null for what cannot be drawn. */
export function summaryPictureHref(
  { frame, lenses, parentSku }: Pick<ProductSummary, "frame" | "lenses" | "parentSku">,
  picture: "card" | "wide" | "square",
): string | null {
  if (frame) return framePictureHref(frame, picture);
  return lenses && lensPictureHref({ ...lenses, color: cartonColorOf(parentSku) }, picture);
}
