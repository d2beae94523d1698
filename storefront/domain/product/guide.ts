import { type Language, languages } from "../store.ts";

/** Size of the PDF guide to the pupillary distance in each language, in kB. */
const kilobytes: Readonly<Record<Language, number>> = { pl: 19, de: 20, en: 18 };

/** Returns the language of the guide for a locale; English if there is none in its language. */
const guideLanguage = (locale: string): Language => (hasGuide(locale) ? locale : "en");

const hasGuide = (locale: string): locale is Language => Object.hasOwn(kilobytes, locale);

/** Returns the address of the guide, a PDF of one page. */
export const guideHref = (locale: string): string => `/media/guides/pupillary-distance-${guideLanguage(locale)}.pdf`;

/** Returns the size of the guide, in kB. */
export const guideKilobytes = (locale: string): number => kilobytes[guideLanguage(locale)];

/** Returns the language of the guide at an address; null if there is no guide. */
export const readGuideLocale = (path: string): Language | null =>
  languages.find((locale) => guideHref(locale) === path) ?? null;
