import type { Session } from "#platform/kernel/database/database.ts";
import { articles } from "#platform/content/tables/article.ts";
import { banners, photos } from "#platform/content/tables/banner.ts";
import { cmsBlocks, cmsPages, frontBlocks, questions } from "#platform/content/tables/cms.ts";
import {
  articleRows,
  bannerRows,
  blockRows,
  frontBlockRows,
  pageRows,
  photoRows,
  questionRows,
} from "./content/contentRows.ts";
import { languages } from "#domain/store.ts";
import { filterDescriptions, filterDescriptionTexts } from "#platform/catalog/tables/filterDescription.ts";
import type { SeedContent } from "./content.ts";
import { configuration } from "#configuration/index.ts";
import { normalizeCouponCode } from "#domain/coupon.ts";
import { dayOf, startOfDay } from "#platform/kernel/calendar.ts";
import { coupons } from "#platform/coupon/tables/coupon.ts";

/** Replaces articles, pages, questions, banners and photos. Nothing refers to the rows of these tables. */
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

/** Replaces the descriptions of filtered categories. Nothing refers to the rows of these tables. */
export async function writeDescriptions(
  session: Session,
  { descriptions }: Pick<SeedContent, "descriptions">,
): Promise<void> {
  await session.delete(filterDescriptions);
  if (descriptions.length === 0) return;
  await session.insert(filterDescriptions).values(
    descriptions.map(({ categoryId, options }, index) => ({
      id: index + 1,
      categoryId,
      options,
      requiredMatches: options.length,
    })),
  );
  await session
    .insert(filterDescriptionTexts)
    .values(
      descriptions.flatMap(({ texts }, index) =>
        languages.map((locale) => Object.assign({ descriptionId: index + 1, locale }, texts[locale])),
      ),
    );
}

/** Returns the current season, or the next one. `from` and `to` are days such as `06-01`, both included. */
function seasonAt(now: Date, { from, to }: { readonly from: string; readonly to: string }) {
  const today = dayOf(now);
  const thisYear = Number(today.slice(0, 4));
  const year = today.slice(5) > to ? thisYear + 1 : thisYear;
  const last = new Date(`${year}-${to}T00:00:00Z`);
  const dayAfter = new Date(last.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return { startsAt: startOfDay(`${year}-${from}`), endsAt: startOfDay(dayAfter) };
}

/**
 * Inserts the coupon of the summer promotion (docs/specification/cart.md#cart-48). It is written only once, so that later
 * changes by the staff, such as another season, are not overwritten.
 */
export async function writeCoupons(session: Session, now: Date): Promise<void> {
  const { summerPromotion, summerSeason } = configuration.offer;
  await session
    .insert(coupons)
    .values({
      code: normalizeCouponCode(summerPromotion.couponCode),
      percent: summerPromotion.discount,
      kinds: ["prescription-glasses"],
      campaign: "summer",
      ...seasonAt(now, summerSeason),
      createdAt: now,
    })
    .onConflictDoNothing();
}
