import { perLanguage, translate } from "../texts/index.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { type Language, languages } from "#domain/store.ts";
import type { SeedProduct } from "../product.ts";
import { draw } from "../products/draw.ts";
import { type Mood, ofService, saidOf, titles } from "./saidOf.ts";

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
