import { categoryTexts } from "./category.ts";

export const rootText = categoryTexts("categories.root");

export const glassesTexts = {
  all: categoryTexts("categories.glasses.all"),
  women: categoryTexts("categories.glasses.women"),
  men: categoryTexts("categories.glasses.men"),
  light: categoryTexts("categories.glasses.light"),
  new: categoryTexts("categories.glasses.new"),
};

export const sunglassesTexts = {
  all: categoryTexts("categories.sunglasses.all"),
  women: categoryTexts("categories.sunglasses.women"),
  men: categoryTexts("categories.sunglasses.men"),
  new: categoryTexts("categories.sunglasses.new"),
};

export const lensTexts = {
  all: categoryTexts("categories.lens.all"),
  daily: categoryTexts("categories.lens.daily"),
  twoWeekly: categoryTexts("categories.lens.twoWeekly"),
  monthly: categoryTexts("categories.lens.monthly"),
};

export const bargainTexts = {
  all: categoryTexts("categories.bargain.all"),
  glasses: categoryTexts("categories.bargain.glasses"),
  sunglasses: categoryTexts("categories.bargain.sunglasses"),
  lenses: categoryTexts("categories.bargain.lenses"),
};

export const readingTexts = {
  all: categoryTexts("categories.reading.all"),
  women: categoryTexts("categories.reading.women"),
  men: categoryTexts("categories.reading.men"),
};

export const giftTexts = {
  all: categoryTexts("categories.gift.all"),
  her: categoryTexts("categories.gift.her"),
  him: categoryTexts("categories.gift.him"),
  cards: categoryTexts("categories.gift.cards"),
};

/** Texts of categories by construction and fit. */
export const fitTexts = {
  rimless: categoryTexts("categories.fits.rimless"),
  titanium: categoryTexts("categories.fits.titanium"),
  narrow: categoryTexts("categories.fits.narrow"),
  wide: categoryTexts("categories.fits.wide"),
  gradient: categoryTexts("categories.fits.gradient"),
  strongSun: categoryTexts("categories.fits.strongSun"),
};
