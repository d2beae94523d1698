import { type FramePicture, framePictureHref } from "../product/framePictureHref.ts";
import type { ProductSummary } from "./productSummary.ts";

/** The picture of a product in a list; null for what cannot be drawn. */
export function summaryPictureHref({ frame }: ProductSummary, picture: FramePicture): string | null {
  return frame && framePictureHref(frame, picture);
}
