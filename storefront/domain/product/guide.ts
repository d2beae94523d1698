/** The languages that the guide to the pupillary distance is written in, and how large its file is, in kB. */
const kilobytes = { pl: 19, de: 20, en: 18 } as const;

export type GuideLocale = keyof typeof kilobytes;

const guideLocales = ["pl", "de", "en"] as const satisfies readonly GuideLocale[];

/** The language in which somebody gets the guide: English if it is not written in theirs. */
const writtenFor = (locale: string): GuideLocale => guideLocales.find((each) => each === locale) ?? "en";

/** The guide as a PDF of one page. */
export const guideHref = (locale: string): string => `/media/guides/pupillary-distance-${writtenFor(locale)}.pdf`;

/** How much is downloaded, in kB. */
export const guideKilobytes = (locale: string): number => kilobytes[writtenFor(locale)];

/** The language of the guide at an address; null where there is none. */
export const readGuideLocale = (path: string): GuideLocale | null =>
  guideLocales.find((locale) => guideHref(locale) === path) ?? null;
