import { perLanguage, translate } from "../../texts/index.ts";
import { paragraphs } from "../seedArticle.ts";
import type { SeedPage } from "../seedPage.ts";

/** What the shop says of itself. */
export const shopPages: readonly SeedPage[] = [
  {
    id: 9,
    identifier: "about-us",
    below: null,
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.shop.about-us.title"),
      metaDescription: translate(locale, "content.pages.shop.about-us.metaDescription"),
      content: paragraphs(
        translate(locale, "content.pages.shop.about-us.content.1"),
        translate(locale, "content.pages.shop.about-us.content.2"),
      ),
    })),
  },
  {
    id: 10,
    identifier: "gift-card",
    below: "about-us",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.shop.gift-card.title"),
      metaDescription: translate(locale, "content.pages.shop.gift-card.metaDescription"),
      content: paragraphs(translate(locale, "content.pages.shop.gift-card.content.1")),
    })),
  },
  {
    id: 11,
    identifier: "loyalty-card",
    below: "about-us",
    texts: perLanguage((locale) => ({
      title: translate(locale, "content.pages.shop.loyalty-card.title"),
      metaDescription: translate(locale, "content.pages.shop.loyalty-card.metaDescription"),
      content: paragraphs(translate(locale, "content.pages.shop.loyalty-card.content.1")),
    })),
  },
];
