import { perLanguage, translate } from "../../texts/index.ts";
import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const pupillaryDistance: SeedArticle = {
  id: 4,
  code: "pupillary-distance",
  categories: ["choosing", "lenses"],
  related: ["choosing-frames"],
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.pupillaryDistance.slug"),
    title: translate(locale, "content.articles.pupillaryDistance.title"),
    teaser: translate(locale, "content.articles.pupillaryDistance.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.pupillaryDistance.body.1"),
      translate(locale, "content.articles.pupillaryDistance.body.2"),
      translate(locale, "content.articles.pupillaryDistance.body.3"),
      translate(locale, "content.articles.pupillaryDistance.body.4"),
      translate(locale, "content.articles.pupillaryDistance.body.5"),
    ),
  })),
};
