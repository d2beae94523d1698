import type { Language } from "#domain/store.ts";
import { perLanguage, type TextId, translate, wordList } from "../texts/index.ts";

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

/** The name of an article in the ids of its texts. */
type TextName = TextId extends infer Id ? (Id extends `content.articles.${infer Name}.title` ? Name : never) : never;

const writtenArticle = (name: TextName, facts: Omit<SeedArticle, "texts">): SeedArticle => {
  const parts = wordList(`content.articles.${name}.body`);
  return {
    ...facts,
    texts: perLanguage((locale) => ({
      slug: translate(locale, `content.articles.${name}.slug`),
      title: translate(locale, `content.articles.${name}.title`),
      teaser: translate(locale, `content.articles.${name}.teaser`),
      body: paragraphs(...parts.map((part) => part[locale])),
    })),
  };
};

export const articles: readonly SeedArticle[] = [
  writtenArticle("cleaningGlasses", {
    id: 1,
    code: "cleaning-glasses",
    categories: ["care"],
    related: ["fogged-glasses", "lens-coatings"],
    publishedOn: "2026-02-11",
    author: "Anna Zielińska",
  }),
  writtenArticle("lensCare", {
    id: 2,
    code: "lens-care",
    categories: ["care", "contact-lenses"],
    related: ["daily-or-monthly", "first-lenses"],
    publishedOn: "2026-03-18",
    author: "Jonas Brandt",
  }),
  writtenArticle("choosingFrames", {
    id: 3,
    code: "choosing-frames",
    categories: ["choosing"],
    related: ["pupillary-distance", "reading-a-prescription"],
    publishedOn: "2026-04-22",
    author: "Anna Zielińska",
  }),
  writtenArticle("pupillaryDistance", {
    id: 4,
    code: "pupillary-distance",
    categories: ["choosing", "lenses"],
    related: ["reading-a-prescription", "choosing-frames"],
    publishedOn: "2026-05-27",
    author: "Maria Wolska",
  }),
  writtenArticle("hinges", {
    id: 5,
    code: "hinges",
    categories: ["care", "choosing"],
    related: ["cleaning-glasses", "choosing-frames"],
    publishedOn: "2026-07-01",
    author: "Jonas Brandt",
  }),
  writtenArticle("sunProtection", {
    id: 6,
    code: "sun-protection",
    categories: ["sun", "choosing"],
    related: ["lens-coatings", "choosing-frames"],
    publishedOn: "2026-08-19",
    author: "Maria Wolska",
  }),
  writtenArticle("firstLenses", {
    id: 7,
    code: "first-lenses",
    categories: ["contact-lenses"],
    related: ["daily-or-monthly", "lens-care"],
    publishedOn: "2026-09-30",
    author: "Anna Zielińska",
  }),
  writtenArticle("lensCoatings", {
    id: 8,
    code: "lens-coatings",
    categories: ["lenses", "choosing"],
    related: ["cleaning-glasses", "sun-protection"],
    publishedOn: "2026-11-04",
    author: "Maria Wolska",
  }),
  writtenArticle("prescription", {
    id: 9,
    code: "reading-a-prescription",
    categories: ["lenses", "choosing"],
    related: ["pupillary-distance", "progressive-lenses"],
    publishedOn: "2026-11-09",
    author: "Anna Zielińska",
  }),
  writtenArticle("dailyOrMonthly", {
    id: 10,
    code: "daily-or-monthly",
    categories: ["contact-lenses", "choosing"],
    related: ["first-lenses", "lens-care"],
    publishedOn: "2026-11-13",
    author: "Jonas Brandt",
  }),
  writtenArticle("progressiveLenses", {
    id: 11,
    code: "progressive-lenses",
    categories: ["lenses", "choosing"],
    related: ["reading-glasses", "reading-a-prescription"],
    publishedOn: "2026-11-17",
    author: "Maria Wolska",
  }),
  writtenArticle("foggedGlasses", {
    id: 12,
    code: "fogged-glasses",
    categories: ["care"],
    related: ["cleaning-glasses", "lens-coatings"],
    publishedOn: "2026-11-20",
    author: "Jonas Brandt",
  }),
  writtenArticle("readingGlasses", {
    id: 13,
    code: "reading-glasses",
    categories: ["choosing", "lenses"],
    related: ["progressive-lenses", "reading-a-prescription"],
    publishedOn: "2026-11-24",
    author: "Anna Zielińska",
  }),
];
