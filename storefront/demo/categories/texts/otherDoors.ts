import { categoryTexts } from "../seedCategory.ts";

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
