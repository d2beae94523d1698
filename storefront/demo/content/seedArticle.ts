import type { Language } from "#domain/store.ts";

export interface ArticleText {
  readonly slug: string;
  readonly title: string;
  /** What a list says of it, in a sentence or two. */
  readonly teaser: string;
  /** Paragraphs and headings (`domain/content.ts`). */
  readonly body: string;
}

/** An article of the blog. */
export interface SeedArticle {
  /** Ids stay: they are part of addresses. */
  readonly id: number;
  readonly code: string;
  readonly categories: readonly ArticleCategory[];
  /** The codes of what is read next. */
  readonly related: readonly string[];
  readonly texts: Readonly<Record<Language, ArticleText>>;
}

export type ArticleCategory = "care" | "choosing" | "contact-lenses" | "lenses" | "sun";

/** Paragraphs, as a text has them: an empty line between two. */
export const paragraphs = (...parts: readonly string[]): string => parts.join("\n\n");
