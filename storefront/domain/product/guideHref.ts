/** The languages that the guide to the pupillary distance is written in. */
const guideLocales = ["pl", "de", "en"] as const;

/** The guide's sheet in a language, to be opened and printed; English for those that it is not written in. */
export const guideHref = (locale: string): string =>
  `/media/guides/pupillary-distance-${guideLocales.find((each) => each === locale) ?? "en"}.svg`;

/** The language of the sheet at an address; null where there is none. */
export const readGuideLocale = (path: string): string | null =>
  guideLocales.find((locale) => guideHref(locale) === path) ?? null;
