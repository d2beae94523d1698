import { wordList, type Words } from "../texts/index.ts";
import type { SeedProduct } from "../product.ts";

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
export const ofService: Readonly<Record<Mood, readonly Words[]>> = {
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
