import { configuration } from "#configuration/index.ts";
import type { Money } from "#domain/money.ts";
import type { Language } from "#domain/store.ts";

export type { Language };

/** What a template says, one language beside the other. */
export type InLanguages<Words> = Readonly<Record<Language, Words>>;

/** The language of a locale, such as `de` for `de-DE`; the shop's first one for any other. */
export function languageOf(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase();
  return language === "de" || language === "en" ? language : "pl";
}

const { timeZone } = configuration.store;
const regions: InLanguages<string> = { pl: "pl-PL", de: "de-DE", en: "en-GB" };

/** A moment by the shop's clock, which both markets share, such as `20 November 2026 at 13:00:00 CET`. */
export const timeInWords = (
  moment: Date,
  language: Language,
  timeStyle: Intl.DateTimeFormatOptions["timeStyle"] = "long",
): string => new Intl.DateTimeFormat(regions[language], { dateStyle: "long", timeStyle, timeZone }).format(moment);

/** An amount as it is written there, such as `1234,50 zł`. */
export function inWords({ minor, currency }: Money, language: Language): string {
  return new Intl.NumberFormat(regions[language], { style: "currency", currency }).format(minor / 100);
}
