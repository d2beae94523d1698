/** What the catalogue's texts are written in. */
export const seedLocales = ["pl", "de", "en"] as const;
export type SeedLocale = (typeof seedLocales)[number];

export type Words = Readonly<Record<SeedLocale, string>>;

export const words = (pl: string, de: string, en: string): Words => ({ pl, de, en });

/** A name that is the same in every language. */
export const same = (word: string): Words => words(word, word, word);
