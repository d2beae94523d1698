import { perLanguage, translate, wordList, type Words } from "./texts/index.ts";
import type { SeedProduct } from "./product.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { type Language, languages } from "#domain/store.ts";
import { draw } from "./draw.ts";
import { eq } from "drizzle-orm";
import { addDays, type CalendarDay } from "#domain/calendar.ts";
import { startOfDay } from "#platform/kernel/calendar.ts";
import type { Session } from "#platform/kernel/database/database.ts";
import { writeRows } from "#platform/kernel/database/rows.ts";
import { reviews } from "#platform/review/tables/review.ts";
import { type IdBySku, idOf } from "./writeCatalogue.ts";

/** The mood of a review: 4 and 5 stars, 3 stars, or fewer. */
export type Mood = "good" | "fair" | "poor";

type ByMood = Readonly<Record<Mood, readonly Words[]>>;

/** Comments that fit any frame. */
const frameComments: ByMood = {
  good: wordList("reviews.frames.good"),
  fair: wordList("reviews.frames.fair"),
  poor: wordList("reviews.frames.poor"),
};

const sunglassesComments: readonly Words[] = wordList("reviews.sunglasses");

const readingGlassesComments: readonly Words[] = wordList("reviews.readingGlasses");

const lensComments: ByMood = {
  good: wordList("reviews.lenses.good"),
  fair: wordList("reviews.lenses.fair"),
  poor: wordList("reviews.lenses.poor"),
};

const careComments: ByMood = {
  good: wordList("reviews.care.good"),
  fair: wordList("reviews.care.fair"),
  poor: wordList("reviews.care.poor"),
};

/** Comments that fit any order. */
const serviceComments: Readonly<Record<Mood, readonly Words[]>> = {
  good: wordList("reviews.service.good"),
  fair: wordList("reviews.service.fair"),
  poor: wordList("reviews.service.poor"),
};

export const titles: ByMood = {
  good: wordList("reviews.titles.good"),
  fair: wordList("reviews.titles.fair"),
  poor: wordList("reviews.titles.poor"),
};

/** Returns comments on a product for a mood. Empty for kinds of products that have no reviews. */
export function commentsOn({ kind }: Pick<SeedProduct, "kind">, mood: Mood): readonly Words[] {
  if (kind === "contact-lenses") return lensComments[mood];
  if (kind === "care") return careComments[mood];
  if (kind === "sunglasses")
    return mood === "good" ? [...sunglassesComments, ...frameComments.good] : frameComments[mood];
  if (kind === "reading-glasses")
    return mood === "good" ? [...readingGlassesComments, ...frameComments.good] : frameComments[mood];
  return kind === "prescription-glasses" ? frameComments[mood] : [];
}

export interface SeedReview {
  readonly locale: Language;
  readonly rating: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  /** Counted from the day on which the shop was first opened. */
  readonly day: number;
}

const nicknames = perLanguage((language) => translate(language, "reviews.nicknames").split(", "));

/** Reviews are written in the languages of the store views that sell. */
const reviewLanguages = languages.filter((language) =>
  storeViews.some(({ enabled, locale }) => enabled && locale === language),
);

const initials = "ABDEFGHJKLMNOPRSTWZ";

/** Cumulative percentages of ratings. */
const shares: readonly (readonly [rating: number, upTo: number])[] = [
  [5, 56],
  [4, 84],
  [3, 94],
  [2, 98],
  [1, 100],
];

const drawRating = (seed: string): number => {
  const percentile = draw(seed, 100);
  return shares.find(([, upTo]) => percentile < upTo)?.[0] ?? 5;
};

const moodOf = (rating: number): Mood => (rating >= 4 ? "good" : rating === 3 ? "fair" : "poor");

/** Returns the item that the seed selects. */
function pick<Item>(items: readonly Item[], seed: string): Item {
  const item = items[draw(seed, items.length)];
  if (item === undefined) throw new Error(`The list for ${seed} is empty.`);
  return item;
}

/** Reviewers have owned the product for at least this many days. */
const minDaysOwned = 7;

function reviewOf(product: SeedProduct, locale: Language, seed: string): SeedReview {
  const rating = drawRating(`rating ${seed}`);
  const mood = moodOf(rating);
  const since = Math.max(product.arrivalDay + minDaysOwned, -400);
  return {
    locale,
    rating,
    title: pick(titles[mood], `title ${seed}`)[locale],
    detail: `${pick(commentsOn(product, mood), `said ${seed}`)[locale]} ${pick(serviceComments[mood], `service ${seed}`)[locale]}`,
    nickname: `${pick(nicknames[locale], `name ${seed}`)} ${pick([...initials], `initial ${seed}`)}.`,
    day: -1 - draw(`day ${seed}`, -since),
  };
}

const maxReviews = 5;
const minBestsellerReviews = 3;

/** Returns the reviews of a product in each language, without duplicates. New products have none. */
export function reviewsOf(product: SeedProduct): readonly SeedReview[] {
  if (commentsOn(product, "good").length === 0 || product.arrivalDay > -2 * minDaysOwned) return [];
  const isBestseller = product.flags.includes("bestseller");
  return reviewLanguages.flatMap((locale) => {
    const count = Math.max(
      draw(`reviews ${product.sku} ${locale}`, maxReviews),
      isBestseller ? minBestsellerReviews : 0,
    );
    const drafts = Array.from({ length: count }, (_, index) =>
      reviewOf(product, locale, `${product.sku} ${locale} ${index}`),
    );
    return drafts.filter(({ detail }, index) => drafts.findIndex((each) => each.detail === detail) === index);
  });
}

/** Replaces the sample reviews. Reviews by shoppers are not changed. */
export async function writeReviews(
  session: Session,
  products: readonly SeedProduct[],
  ids: IdBySku,
  openedOn: CalendarDay,
): Promise<void> {
  await session.delete(reviews).where(eq(reviews.origin, "sample"));
  const rows = products.flatMap((product) => {
    const productId = idOf(ids, product.sku);
    return reviewsOf(product).map(({ day, locale, rating, title, detail, nickname }) => ({
      productId,
      locale,
      rating,
      title,
      detail,
      nickname,
      origin: "sample" as const,
      status: "approved" as const,
      createdAt: startOfDay(addDays(openedOn, day)),
    }));
  });
  await writeRows(session, reviews, rows);
}
