import { configuration } from "#configuration/index.ts";
import type { Money } from "#domain/money.ts";
import { type Language, languages, perLanguage } from "#domain/store.ts";

export type { Language };

/** One value per language. */
export type InLanguages<Value> = Readonly<Record<Language, Value>>;

/** Returns the same value for every language, such as a brand's name. */
export const inAllLanguages = <Value>(value: Value): InLanguages<Value> => perLanguage(() => value);

/**
 * Returns the language of a locale, such as `de` for `de-DE`; the shop's first language if the shop does not support
 * it.
 */
export function languageOf(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase();
  return languages.find((each) => each === language) ?? languages[0];
}

const { timeZone } = configuration.store;
const regions: InLanguages<string> = { pl: "pl-PL", de: "de-DE", en: "en-GB" };

/**
 * Formats a moment in the shop's time zone, such as `20 November 2026 at 13:00:00 CET`. In Polish `Intl` puts no word
 * between date and time, so that the year and the hour run together: there it is `20 listopada 2026, godz. 13:00:00 CET`.
 */
export function formatMoment(
  moment: Date,
  language: Language,
  timeStyle: Intl.DateTimeFormatOptions["timeStyle"] = "long",
): string {
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regions[language], { ...style, timeZone }).format(moment);
  return language === "pl"
    ? `${format({ dateStyle: "long" })}, godz.\u00A0${format({ timeStyle })}`
    : format({ dateStyle: "long", timeStyle });
}

/**
 * Formats a calendar day, such as `Tuesday, 1 December 2026`. `long` leaves out the weekday, for a place after a
 * preposition that would inflect it, such as "Kündigung zum", and for days that are far away.
 */
export const formatDay = (day: string, language: Language, dateStyle: "full" | "long" = "full"): string =>
  new Intl.DateTimeFormat(regions[language], { dateStyle, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** Formats an amount, such as `1234,50 zł` in Polish. */
export function formatMoney({ minor, currency }: Money, language: Language): string {
  return new Intl.NumberFormat(regions[language], { style: "currency", currency }).format(minor / 100);
}
