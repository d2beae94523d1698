import type * as z from "zod/mini";
import type { ImagesConfiguration } from "../images.ts";
import { pictureSize, settings } from "./values.ts";

export const imagesSchema = settings({
  product: pictureSize,
  gallery: pictureSize,
  cart: pictureSize,
  otherColors: pictureSize,
  topSliderDesktop: pictureSize,
  topSliderMobile: pictureSize,
}) satisfies z.ZodMiniType<ImagesConfiguration>;
