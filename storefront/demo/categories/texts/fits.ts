import { categoryTexts } from "../seedCategory.ts";

/** Shelves that cut across shapes: how a frame is built, and whom it fits. */
export const fitTexts = {
  rimless: categoryTexts("categories.fits.rimless"),
  titanium: categoryTexts("categories.fits.titanium"),
  narrow: categoryTexts("categories.fits.narrow"),
  wide: categoryTexts("categories.fits.wide"),
  gradient: categoryTexts("categories.fits.gradient"),
  strongSun: categoryTexts("categories.fits.strongSun"),
};
