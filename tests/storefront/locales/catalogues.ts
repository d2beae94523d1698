import { readFileSync } from "node:fs";
import { type Language, languages, perLanguage } from "#domain/store.ts";

export const locales = languages;
export type Locale = Language;
export type Catalogue = Readonly<Record<string, string>>;

const read = (path: string): Catalogue => JSON.parse(readFileSync(path, "utf8"));

const readCatalogue = (locale: Locale): Catalogue => ({
  ...read(`ui/messages/${locale}.json`),
  ...read(`storefront/locales/${locale}.json`),
});

/** All unparsed messages of the shop and its components. */
export const catalogues = perLanguage(readCatalogue);
