import { readFileSync } from "node:fs";
import { type Language, languages } from "#domain/store.ts";

export const locales = languages;
export type Locale = Language;
export type Catalogue = Readonly<Record<string, string>>;

const read = (path: string): Catalogue => JSON.parse(readFileSync(path, "utf8"));

const of = (locale: Locale): Catalogue => ({
  ...read(`ui/messages/${locale}.json`),
  ...read(`storefront/locales/${locale}.json`),
});

/** All messages of the shop and of its components, as they were written. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = { pl: of("pl"), de: of("de"), en: of("en") };
