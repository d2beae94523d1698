import type { Language } from "#domain/store.ts";
import { perLanguage, translate } from "../texts/index.ts";

export interface ArticleText {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences for lists of articles. */
  readonly teaser: string;
  /** Paragraphs and headings (`domain/content.ts`). */
  readonly body: string;
}

/** An article of the blog. */
export interface SeedArticle {
  /** Never changes, because it is part of the URL. */
  readonly id: number;
  readonly code: string;
  readonly categories: readonly ArticleCategory[];
  /** The codes of related articles. */
  readonly related: readonly string[];
  /** The day of its publication. Higher ids are younger. */
  readonly publishedOn: string;
  readonly author: string;
  readonly texts: Readonly<Record<Language, ArticleText>>;
}

export type ArticleCategory = "care" | "choosing" | "contact-lenses" | "lenses" | "sun";

/** Joins paragraphs with an empty line between them. */
export const paragraphs = (...parts: readonly string[]): string => parts.join("\n\n");

const choosingFrames: SeedArticle = {
  id: 3,
  code: "choosing-frames",
  categories: ["choosing"],
  related: ["pupillary-distance", "lens-coatings"],
  publishedOn: "2026-04-22",
  author: "Anna Zielińska",
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

const cleaningGlasses: SeedArticle = {
  id: 1,
  code: "cleaning-glasses",
  categories: ["care"],
  related: ["lens-coatings", "hinges"],
  publishedOn: "2026-02-11",
  author: "Anna Zielińska",
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.cleaningGlasses.slug"),
    title: translate(locale, "content.articles.cleaningGlasses.title"),
    teaser: translate(locale, "content.articles.cleaningGlasses.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.cleaningGlasses.body.1"),
      translate(locale, "content.articles.cleaningGlasses.body.2"),
      translate(locale, "content.articles.cleaningGlasses.body.3"),
      translate(locale, "content.articles.cleaningGlasses.body.4"),
      translate(locale, "content.articles.cleaningGlasses.body.5"),
    ),
  })),
};

const firstLenses: SeedArticle = {
  id: 7,
  code: "first-lenses",
  categories: ["contact-lenses"],
  related: ["lens-care"],
  publishedOn: "2026-09-30",
  author: "Anna Zielińska",
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.firstLenses.slug"),
    title: translate(locale, "content.articles.firstLenses.title"),
    teaser: translate(locale, "content.articles.firstLenses.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.firstLenses.body.1"),
      translate(locale, "content.articles.firstLenses.body.2"),
      translate(locale, "content.articles.firstLenses.body.3"),
      translate(locale, "content.articles.firstLenses.body.4"),
      translate(locale, "content.articles.firstLenses.body.5"),
    ),
  })),
};

export const hinges: SeedArticle = {
  id: 5,
  code: "hinges",
  categories: ["care", "choosing"],
  related: ["cleaning-glasses", "choosing-frames"],
  publishedOn: "2026-07-01",
  author: "Jonas Brandt",
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

const lensCare: SeedArticle = {
  id: 2,
  code: "lens-care",
  categories: ["care", "contact-lenses"],
  related: ["first-lenses"],
  publishedOn: "2026-03-18",
  author: "Jonas Brandt",
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.lensCare.slug"),
    title: translate(locale, "content.articles.lensCare.title"),
    teaser: translate(locale, "content.articles.lensCare.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.lensCare.body.1"),
      translate(locale, "content.articles.lensCare.body.2"),
      translate(locale, "content.articles.lensCare.body.3"),
      translate(locale, "content.articles.lensCare.body.4"),
      translate(locale, "content.articles.lensCare.body.5"),
      translate(locale, "content.articles.lensCare.body.6"),
    ),
  })),
};

const lensCoatings: SeedArticle = {
  id: 8,
  code: "lens-coatings",
  categories: ["lenses", "choosing"],
  related: ["cleaning-glasses", "sun-protection"],
  publishedOn: "2026-11-04",
  author: "Maria Wolska",
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.lensCoatings.slug"),
    title: translate(locale, "content.articles.lensCoatings.title"),
    teaser: translate(locale, "content.articles.lensCoatings.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.lensCoatings.body.1"),
      translate(locale, "content.articles.lensCoatings.body.2"),
      translate(locale, "content.articles.lensCoatings.body.3"),
      translate(locale, "content.articles.lensCoatings.body.4"),
      translate(locale, "content.articles.lensCoatings.body.5"),
    ),
  })),
};

export const pupillaryDistance: SeedArticle = {
  id: 4,
  code: "pupillary-distance",
  categories: ["choosing", "lenses"],
  related: ["choosing-frames"],
  publishedOn: "2026-05-27",
  author: "Maria Wolska",
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.pupillaryDistance.slug"),
    title: translate(locale, "content.articles.pupillaryDistance.title"),
    teaser: translate(locale, "content.articles.pupillaryDistance.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.pupillaryDistance.body.1"),
      translate(locale, "content.articles.pupillaryDistance.body.2"),
      translate(locale, "content.articles.pupillaryDistance.body.3"),
      translate(locale, "content.articles.pupillaryDistance.body.4"),
      translate(locale, "content.articles.pupillaryDistance.body.5"),
    ),
  })),
};

const sunProtection: SeedArticle = {
  id: 6,
  code: "sun-protection",
  categories: ["sun", "choosing"],
  related: ["lens-coatings", "choosing-frames"],
  publishedOn: "2026-08-19",
  author: "Maria Wolska",
  texts: perLanguage((locale) => ({
    slug: translate(locale, "content.articles.sunProtection.slug"),
    title: translate(locale, "content.articles.sunProtection.title"),
    teaser: translate(locale, "content.articles.sunProtection.teaser"),
    body: paragraphs(
      translate(locale, "content.articles.sunProtection.body.1"),
      translate(locale, "content.articles.sunProtection.body.2"),
      translate(locale, "content.articles.sunProtection.body.3"),
      translate(locale, "content.articles.sunProtection.body.4"),
      translate(locale, "content.articles.sunProtection.body.5"),
    ),
  })),
};

export const articles: readonly SeedArticle[] = [
  cleaningGlasses,
  lensCare,
  choosingFrames,
  pupillaryDistance,
  hinges,
  sunProtection,
  firstLenses,
  lensCoatings,
];
