import { perLanguage, translate } from "../../texts/index.ts";
import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const hinges: SeedArticle = {
  id: 5,
  code: "hinges",
  categories: ["care", "choosing"],
  related: ["cleaning-glasses", "choosing-frames"],
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.hinges.slug"),
    title: translate(locale, "content.articles.hinges.title"),
    teaser: translate(locale, "content.articles.hinges.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.hinges.body.1"),
      translate(locale, "content.articles.hinges.body.2"),
      translate(locale, "content.articles.hinges.body.3"),
      translate(locale, "content.articles.hinges.body.4"),
      translate(locale, "content.articles.hinges.body.5"),
    ),
  })),
};
