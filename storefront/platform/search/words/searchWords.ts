import * as z from "zod/mini";
import type { Language } from "#domain/store.ts";
import de from "../../../locales/search/de.json" with { type: "json" };
import en from "../../../locales/search/en.json" with { type: "json" };
import pl from "../../../locales/search/pl.json" with { type: "json" };

const words = z.array(z.string().check(z.minLength(1)));

/** A file of `storefront/locales/search`, which says how shoppers of a language write what the catalogue calls otherwise. */
export const searchWords = z.strictObject({
  /** Words that say nothing about a product, such as prepositions. */
  ignored: words,
  /** Words before the highest price, such as "under 400". */
  upTo: words,
  /** Currencies as they are typed after a price. */
  currencies: words,
  /** Endings of inflected words; the longest that fits is dropped before words are compared. */
  endings: words,
  /** Letters between the parts of a compound word; none for languages that do not join words. */
  compoundLinks: z.array(z.string()),
  /**
   * What a word or phrase means, in the catalogue's words. The first meaning counts most. A meaning of several words needs
   * all of them: "Nickelbrille" is "rund metall".
   */
  synonyms: z.record(z.string(), words),
});
export type SearchWords = z.output<typeof searchWords>;

const files: Readonly<Record<Language, unknown>> = { pl, de, en };
const parsed = new Map<Language, SearchWords>();

/** Returns the search words of a language. */
export function searchWordsOf(language: Language): SearchWords {
  const existing = parsed.get(language);
  if (existing) return existing;
  const own = searchWords.parse(files[language]);
  parsed.set(language, own);
  return own;
}
