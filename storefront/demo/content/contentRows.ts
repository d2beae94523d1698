import { perLanguage } from "../texts/index.ts";
import type { articles } from "#platform/content/tables/article.ts";
import type { cmsBlocks, cmsPages, frontBlocks, questions } from "#platform/content/tables/cms.ts";
import { bannerText, takenText } from "../pictures.ts";
import { articles as seedArticles } from "./articles.ts";
import { blocks, frontBlocks as seedFrontBlocks } from "./blocks.ts";
import { questions as seedQuestions } from "./faq.ts";
import { pages } from "./pages.ts";
import type { banners, photos } from "#platform/content/tables/banner.ts";
import { banners as seedBanners, photos as seedPhotos } from "./banners.ts";

function idOf<Item extends { readonly id: number }>(items: readonly Item[], matches: (item: Item) => boolean): number {
  const found = items.find(matches);
  if (!found) throw new Error("The shop's words name something that there is not.");
  return found.id;
}

export const articleRows: (typeof articles.$inferInsert)[] = seedArticles.map(
  ({ id, code, categories, related, texts }) => ({
    id,
    code,
    categories,
    related: related.map((named) => idOf(seedArticles, (article) => article.code === named)),
    image: takenText(`articles/${code}`),
    texts,
  }),
);

export const pageRows: (typeof cmsPages.$inferInsert)[] = pages.map(({ id, identifier, below, texts }, position) => ({
  id,
  identifier,
  parentId: below === null ? null : idOf(pages, (page) => page.identifier === below),
  position,
  texts,
}));

export const blockRows: (typeof cmsBlocks.$inferInsert)[] = [...blocks];

export const frontBlockRows: (typeof frontBlocks.$inferInsert)[] = seedFrontBlocks.map((block, index) =>
  Object.assign({ id: index + 1 }, block),
);

const wordsOf = (texts: (typeof seedQuestions)[number]["texts"], what: "question" | "answer") =>
  perLanguage((locale) => texts[locale][what]);

export const questionRows: (typeof questions.$inferInsert)[] = seedQuestions.map(
  ({ code, category, texts }, index) => ({
    id: index + 1,
    code,
    categoryCode: category,
    position: index,
    questions: wordsOf(texts, "question"),
    answers: wordsOf(texts, "answer"),
  }),
);

export const bannerRows: (typeof banners.$inferInsert)[] = seedBanners.map(({ picture, ...banner }, index) =>
  Object.assign({ id: index + 1, position: index }, banner, {
    wide: bannerText(picture),
    narrow: bannerText(picture, "narrow"),
  }),
);

/** Leaves out photos that the studio has not taken yet. */
export const photoRows: (typeof photos.$inferInsert)[] = seedPhotos.flatMap((photo, index) => {
  const image = takenText(`feed/${index + 1}`);
  return image === null ? [] : [Object.assign({ id: index + 1, image }, photo)];
});
