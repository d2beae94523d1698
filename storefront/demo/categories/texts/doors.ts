import { categoryTexts } from "../seedCategory.ts";

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
