import { perLanguage, translate } from "../../texts/index.ts";
import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const firstLenses: SeedArticle = {
  id: 7,
  code: "first-lenses",
  categories: ["contact-lenses"],
  related: ["lens-care"],
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.firstLenses.slug"),
    title: translate(locale, "content.articles.firstLenses.title"),
    teaser: translate(locale, "content.articles.firstLenses.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.firstLenses.body.1"),
      translate(locale, "content.articles.firstLenses.body.2"),
      translate(locale, "content.articles.firstLenses.body.3"),
      translate(locale, "content.articles.firstLenses.body.4"),
      translate(locale, "content.articles.firstLenses.body.5"),
    ),
  })),
};
