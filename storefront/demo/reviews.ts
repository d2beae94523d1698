import { perLanguage, translate, wordList, type Words } from "./texts/index.ts";
import type { SeedProduct } from "./product.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { type Language, languages } from "#domain/store.ts";
import { draw } from "./products/draw.ts";
import { eq } from "drizzle-orm";
import { addDays, type CalendarDay } from "#domain/calendar.ts";
import { startOfDay } from "#platform/kernel/calendar.ts";
import type { Session } from "#platform/kernel/database/database.ts";
import { writeRows } from "#platform/kernel/database/rows.ts";
import { reviews } from "#platform/review/tables/review.ts";
import type { IdBySku } from "./writeCatalogue.ts";

/** How much somebody liked it: 4 and 5 stars, 3, or fewer. */
export type Mood = "good" | "fair" | "poor";

type ByMood = Readonly<Record<Mood, readonly Words[]>>;

/** What can be said of any frame. */
const ofFrames: ByMood = {
  good: wordList("reviews.frames.good"),
  fair: wordList("reviews.frames.fair"),
  poor: wordList("reviews.frames.poor"),
};

const ofSunglasses: readonly Words[] = wordList("reviews.sunglasses");

const ofReadingGlasses: readonly Words[] = wordList("reviews.readingGlasses");

const ofLenses: ByMood = {
  good: wordList("reviews.lenses.good"),
  fair: wordList("reviews.lenses.fair"),
  poor: wordList("reviews.lenses.poor"),
};

const ofCare: ByMood = {
  good: wordList("reviews.care.good"),
  fair: wordList("reviews.care.fair"),
  poor: wordList("reviews.care.poor"),
};

/** What can be said of any order. */
const ofService: Readonly<Record<Mood, readonly Words[]>> = {
  good: wordList("reviews.service.good"),
  fair: wordList("reviews.service.fair"),
  poor: wordList("reviews.service.poor"),
};

export const titles: ByMood = {
  good: wordList("reviews.titles.good"),
  fair: wordList("reviews.titles.fair"),
  poor: wordList("reviews.titles.poor"),
};

/** What can be said of a product by somebody who liked it so much; nothing of what is not reviewed. */
export function saidOf({ kind }: Pick<SeedProduct, "kind">, mood: Mood): readonly Words[] {
  if (kind === "contact-lenses") return ofLenses[mood];
  if (kind === "care") return ofCare[mood];
  if (kind === "sunglasses") return mood === "good" ? [...ofSunglasses, ...ofFrames.good] : ofFrames[mood];
  if (kind === "reading-glasses") return mood === "good" ? [...ofReadingGlasses, ...ofFrames.good] : ofFrames[mood];
  return kind === "prescription-glasses" ? ofFrames[mood] : [];
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

/** Of a hundred, so many give these stars. */
const shares: readonly (readonly [rating: number, upTo: number])[] = [
  [5, 56],
  [4, 84],
  [3, 94],
  [2, 98],
  [1, 100],
];

const ratingDrawn = (seed: string): number => {
  const at = draw(seed, 100);
  return shares.find(([, upTo]) => at < upTo)?.[0] ?? 5;
};

const moodOf = (rating: number): Mood => (rating >= 4 ? "good" : rating === 3 ? "fair" : "poor");

/** The one that the seed draws. */
function drawn<Thing>(things: readonly Thing[], seed: string): Thing {
  const thing = things[draw(seed, things.length)];
  if (thing === undefined) throw new Error(`There is nothing to draw for ${seed}.`);
  return thing;
}

/** Whoever writes has had it for a while. */
const leastDays = 7;

function reviewOf(product: SeedProduct, locale: Language, seed: string): SeedReview {
  const rating = ratingDrawn(`rating ${seed}`);
  const mood = moodOf(rating);
  const since = Math.max(product.arrived + leastDays, -400);
  return {
    locale,
    rating,
    title: drawn(titles[mood], `title ${seed}`)[locale],
    detail: `${drawn(saidOf(product, mood), `said ${seed}`)[locale]} ${drawn(ofService[mood], `service ${seed}`)[locale]}`,
    nickname: `${drawn(nicknames[locale], `name ${seed}`)} ${drawn([...initials], `initial ${seed}`)}.`,
    day: -1 - draw(`day ${seed}`, -since),
  };
}

const mostOfOne = 5;
const leastOfBestsellers = 3;

/** What is said of a product, in each language; nothing of what has only just come. No two say the same. */
export function reviewsOf(product: SeedProduct): readonly SeedReview[] {
  if (saidOf(product, "good").length === 0 || product.arrived > -2 * leastDays) return [];
  const isBestseller = product.flags.includes("bestseller");
  return reviewLanguages.flatMap((locale) => {
    const count = Math.max(draw(`reviews ${product.sku} ${locale}`, mostOfOne), isBestseller ? leastOfBestsellers : 0);
    const written = Array.from({ length: count }, (_, index) =>
      reviewOf(product, locale, `${product.sku} ${locale} ${index}`),
    );
    return written.filter(({ detail }, index) => written.findIndex((each) => each.detail === detail) === index);
  });
}

/** Writes the sample reviews anew; what shoppers wrote is left alone. */
export async function writeReviews(
  session: Session,
  products: readonly SeedProduct[],
  ids: IdBySku,
  openedOn: CalendarDay,
): Promise<void> {
  await session.delete(reviews).where(eq(reviews.origin, "sample"));
  const rows = products.flatMap((product) => {
    const productId = ids.get(product.sku);
    if (productId === undefined) throw new Error(`${product.sku} was not written.`);
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
