import { perLanguage, translate } from "../../texts/index.ts";
import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const sunProtection: SeedArticle = {
  id: 6,
  code: "sun-protection",
  categories: ["sun", "choosing"],
  related: ["lens-coatings", "choosing-frames"],
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.sunProtection.slug"),
    title: translate(locale, "content.articles.sunProtection.title"),
    teaser: translate(locale, "content.articles.sunProtection.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.sunProtection.body.1"),
      translate(locale, "content.articles.sunProtection.body.2"),
      translate(locale, "content.articles.sunProtection.body.3"),
      translate(locale, "content.articles.sunProtection.body.4"),
      translate(locale, "content.articles.sunProtection.body.5"),
    ),
  })),
};
