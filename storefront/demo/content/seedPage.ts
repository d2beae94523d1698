import type { Language } from "#domain/store.ts";

export interface PageText {
  readonly title: string;
  readonly metaDescription: string;
  /** Paragraphs and headings (`domain/content.ts`). */
  readonly content: string;
}

/** A page of words. */
export interface SeedPage {
  readonly id: number;
  /** The end of its address, the same in every language (docs/specification/pages.md#page-21). */
  readonly identifier: string;
  /** The page that it lies below; null for one that stands by itself. */
  readonly below: string | null;
  readonly texts: Readonly<Record<Language, PageText>>;
}

/** A piece of words that pages place where they like. */
export interface SeedBlock {
  readonly id: number;
  readonly code: string;
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly content: string }>>;
}
