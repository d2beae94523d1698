import { perLanguage, translate } from "../../texts/index.ts";
import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const choosingFrames: SeedArticle = {
  id: 3,
  code: "choosing-frames",
  categories: ["choosing"],
  related: ["pupillary-distance", "lens-coatings"],
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.choosingFrames.slug"),
    title: translate(locale, "content.articles.choosingFrames.title"),
    teaser: translate(locale, "content.articles.choosingFrames.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.choosingFrames.body.1"),
      translate(locale, "content.articles.choosingFrames.body.2"),
      translate(locale, "content.articles.choosingFrames.body.3"),
      translate(locale, "content.articles.choosingFrames.body.4"),
      translate(locale, "content.articles.choosingFrames.body.5"),
    ),
  })),
};
