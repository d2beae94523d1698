import { perLanguage, translate } from "../../texts/index.ts";
import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const lensCare: SeedArticle = {
  id: 2,
  code: "lens-care",
  categories: ["care", "contact-lenses"],
  related: ["first-lenses"],
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.lensCare.slug"),
    title: translate(locale, "content.articles.lensCare.title"),
    teaser: translate(locale, "content.articles.lensCare.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.lensCare.body.1"),
      translate(locale, "content.articles.lensCare.body.2"),
      translate(locale, "content.articles.lensCare.body.3"),
      translate(locale, "content.articles.lensCare.body.4"),
      translate(locale, "content.articles.lensCare.body.5"),
      translate(locale, "content.articles.lensCare.body.6"),
    ),
  })),
};
