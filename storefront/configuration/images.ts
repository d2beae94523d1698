import type { PictureSize } from "#domain/media/picture.ts";

/** Sizes that pictures are shown in, in CSS pixels (docs/specification/settings.md#setting-22). */
export interface ImagesConfiguration {
  readonly product: PictureSize;
  readonly gallery: PictureSize;
  readonly cart: PictureSize;
  readonly otherColors: PictureSize;
  readonly topSliderDesktop: PictureSize;
  readonly topSliderMobile: PictureSize;
}

export const images: ImagesConfiguration = {
  product: { width: 300, height: 400 },
  gallery: { width: 1170, height: 850 },
  cart: { width: 200, height: 200 },
  otherColors: { width: 100, height: 100 },
  topSliderDesktop: { width: 1440, height: 420 },
  topSliderMobile: { width: 710, height: 250 },
};
