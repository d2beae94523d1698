import { perLanguage } from "../texts/index.ts";
import type { articles } from "#platform/content/tables/article.ts";
import type { cmsBlocks, cmsPages, frontBlocks, questions } from "#platform/content/tables/cms.ts";
import { bannerPicture, existingPicture } from "../pictures.ts";
import { articles as seedArticles } from "./articles.ts";
import { blocks, frontBlocks as seedFrontBlocks } from "./blocks.ts";
import { questions as seedQuestions } from "./faq.ts";
import { pages } from "./pages.ts";
import type { banners, photos } from "#platform/content/tables/banner.ts";
import { banners as seedBanners, photos as seedPhotos } from "./banners.ts";

function idOf<Item extends { readonly id: number }>(items: readonly Item[], matches: (item: Item) => boolean): number {
  const found = items.find(matches);
  if (!found) throw new Error("A related article or parent page does not exist.");
  return found.id;
}

export const articleRows: (typeof articles.$inferInsert)[] = seedArticles.map(
  ({ id, code, categories, related, publishedOn, author, texts }) => ({
    id,
    code,
    categories,
    related: related.map((relatedCode) => idOf(seedArticles, (article) => article.code === relatedCode)),
    image: existingPicture(`articles/${code}`),
    publishedOn,
    author,
    texts,
  }),
);

export const pageRows: (typeof cmsPages.$inferInsert)[] = pages.map(({ id, identifier, parent, texts }, position) => ({
  id,
  identifier,
  parentId: parent === null ? null : idOf(pages, (page) => page.identifier === parent),
  position,
  texts,
}));

export const blockRows: (typeof cmsBlocks.$inferInsert)[] = [...blocks];

export const frontBlockRows: (typeof frontBlocks.$inferInsert)[] = seedFrontBlocks.map((block, index) =>
  Object.assign({ id: index + 1 }, block),
);

const textsOf = (texts: (typeof seedQuestions)[number]["texts"], field: "question" | "answer") =>
  perLanguage((locale) => texts[locale][field]);

export const questionRows: (typeof questions.$inferInsert)[] = seedQuestions.map(
  ({ code, category, texts }, index) => ({
    id: index + 1,
    code,
    categoryCode: category,
    position: index,
    questions: textsOf(texts, "question"),
    answers: textsOf(texts, "answer"),
  }),
);

export const bannerRows: (typeof banners.$inferInsert)[] = seedBanners.map(({ picture, ...banner }, index) =>
  Object.assign({ id: index + 1, position: index }, banner, {
    wide: bannerPicture(picture),
    narrow: bannerPicture(picture, "narrow"),
  }),
);

/** Photos whose picture has not been rendered yet are left out. */
export const photoRows: (typeof photos.$inferInsert)[] = seedPhotos.flatMap((photo, index) => {
  const image = existingPicture(`feed/${index + 1}`);
  return image === null ? [] : [Object.assign({ id: index + 1, image }, photo)];
});
