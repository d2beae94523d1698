import { type Language, languages } from "../store.ts";

/** How large the file of the guide to the pupillary distance is in each language, in kB. */
const kilobytes: Readonly<Record<Language, number>> = { pl: 19, de: 20, en: 18 };

/** The language of the guide for a shopper: English if there is none in theirs. */
const writtenFor = (locale: string): Language => (isWritten(locale) ? locale : "en");

const isWritten = (locale: string): locale is Language => Object.hasOwn(kilobytes, locale);

/** The guide as a PDF of one page. */
export const guideHref = (locale: string): string => `/media/guides/pupillary-distance-${writtenFor(locale)}.pdf`;

/** How much is downloaded, in kB. */
export const guideKilobytes = (locale: string): number => kilobytes[writtenFor(locale)];

/** Returns the language of the guide at an address; null if there is no guide. */
export const readGuideLocale = (path: string): Language | null =>
  languages.find((locale) => guideHref(locale) === path) ?? null;
