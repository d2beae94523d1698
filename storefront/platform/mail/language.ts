import type { Money } from "#domain/money/money.ts";

/** The languages that mails are written in. */
export type Language = "pl" | "de" | "en";

/** What a template says, one language beside the other. */
export type InLanguages<Words> = Readonly<Record<Language, Words>>;

/** The language of a locale, such as `de` for `de-DE`; the shop's first one for any other. */
export function languageOf(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase();
  return language === "de" || language === "en" ? language : "pl";
}

/** An amount as it is written there, such as `1234,50 zł`. */
export function inWords({ minor, currency }: Money, language: Language): string {
  const region = { pl: "pl-PL", de: "de-DE", en: "en-GB" }[language];
  return new Intl.NumberFormat(region, { style: "currency", currency }).format(minor / 100);
}
