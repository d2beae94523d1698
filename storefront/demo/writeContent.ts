import type { Session } from "#platform/kernel/database/database.ts";
import { articles } from "#platform/content/tables/article.ts";
import { banners, photos } from "#platform/content/tables/banner.ts";
import { cmsBlocks, cmsPages, frontBlocks, questions } from "#platform/content/tables/cms.ts";
import { bannerRows, photoRows } from "./content/bannerRows.ts";
import { articleRows, blockRows, frontBlockRows, pageRows, questionRows } from "./content/contentRows.ts";

/** What the shop says beside its catalogue: whole tables, since nothing else refers to their rows. */
export async function writeContent(session: Session): Promise<void> {
  await session.delete(articles);
  await session.insert(articles).values(articleRows);
  await session.delete(cmsPages);
  await session.insert(cmsPages).values(pageRows);
  await session.delete(cmsBlocks);
  await session.insert(cmsBlocks).values(blockRows);
  await session.delete(frontBlocks);
  await session.insert(frontBlocks).values(frontBlockRows);
  await session.delete(questions);
  await session.insert(questions).values(questionRows);
  await session.delete(banners);
  await session.insert(banners).values(bannerRows);
  await session.delete(photos);
  await session.insert(photos).values(photoRows);
}
