import { readFileSync } from "node:fs";

export const locales = ["pl", "de", "en"] as const;
export type Locale = (typeof locales)[number];
export type Catalogue = Readonly<Record<string, string>>;

const read = (path: string): Catalogue => JSON.parse(readFileSync(path, "utf8"));

const of = (locale: Locale): Catalogue => ({
  ...read(`ui/messages/${locale}.json`),
  ...read(`storefront/locales/${locale}.json`),
});

/** All messages of the shop and of its components, as they were written. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = { pl: of("pl"), de: of("de"), en: of("en") };

/** The names of what is put into a message, each once. An argument holds branches, a branch holds text and arguments. */
export function placeholders(message: string): readonly string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [index, sign] of [...message].entries()) {
    const isArgument = sign === "{" && depth % 2 === 0;
    const [, name] = isArgument ? (/^\{\s*(\w+)/.exec([...message].slice(index).join("")) ?? []) : [];
    if (name !== undefined) names.add(name);
    if (sign === "{") depth++;
    if (sign === "}") depth--;
  }
  return [...names].toSorted();
}
