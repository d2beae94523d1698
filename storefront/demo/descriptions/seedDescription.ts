import type { Language } from "#domain/store.ts";

export interface DescriptionText {
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly text: string;
}

/** What is said of a category narrowed to all of these options. */
export interface SeedDescription {
  readonly categoryId: number;
  readonly options: readonly { readonly code: string; readonly value: string }[];
  readonly texts: Readonly<Record<Language, DescriptionText>>;
}
