import { perLanguage, translate } from "../../texts/index.ts";
import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const lensCoatings: SeedArticle = {
  id: 8,
  code: "lens-coatings",
  categories: ["lenses", "choosing"],
  related: ["cleaning-glasses", "sun-protection"],
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.lensCoatings.slug"),
    title: translate(locale, "content.articles.lensCoatings.title"),
    teaser: translate(locale, "content.articles.lensCoatings.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.lensCoatings.body.1"),
      translate(locale, "content.articles.lensCoatings.body.2"),
      translate(locale, "content.articles.lensCoatings.body.3"),
      translate(locale, "content.articles.lensCoatings.body.4"),
      translate(locale, "content.articles.lensCoatings.body.5"),
    ),
  })),
};
