import { perLanguage, translate } from "../../texts/index.ts";
import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const cleaningGlasses: SeedArticle = {
  id: 1,
  code: "cleaning-glasses",
  categories: ["care"],
  related: ["lens-coatings", "hinges"],
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.cleaningGlasses.slug"),
    title: translate(locale, "content.articles.cleaningGlasses.title"),
    teaser: translate(locale, "content.articles.cleaningGlasses.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.cleaningGlasses.body.1"),
      translate(locale, "content.articles.cleaningGlasses.body.2"),
      translate(locale, "content.articles.cleaningGlasses.body.3"),
      translate(locale, "content.articles.cleaningGlasses.body.4"),
      translate(locale, "content.articles.cleaningGlasses.body.5"),
    ),
  })),
};
