import { defaultsOf, pixels } from "./setting.ts";

const picture = (width: number, height: number) => ({ width: pixels(width), height: pixels(height) });

/** Sizes at which pictures are shown, in CSS pixels (docs/specification/settings.md#setting-22). */
export const imagesSettings = {
  product: picture(300, 400),
  gallery: picture(1170, 850),
  cart: picture(200, 200),
  otherColors: picture(100, 100),
  feed: picture(450, 450),
  notice: picture(720, 1018),
  topSliderDesktop: picture(1440, 420),
  topSliderMobile: picture(710, 250),
};

export const images = defaultsOf(imagesSettings);
