import { type Language, perLanguage } from "#domain/store.ts";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import pl from "./pl.json" with { type: "json" };

export { perLanguage };

/** An id that every language has a text for. */
export type TextId = keyof typeof pl;

/** A text in every language. */
export type Words = Readonly<Record<Language, string>>;

type Values = Readonly<Record<string, string | number>>;

const texts: Readonly<Record<Language, Readonly<Record<TextId, string>>>> = { pl, de, en };

/** Replaces placeholders such as `{name}` by values. Those without a value stay, because some are filled in later. */
export const fillPlaceholders = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Returns one text in one language. */
export const translate = (language: Language, id: TextId, values: Values = {}): string =>
  fillPlaceholders(texts[language][id], values);

/** Returns a text in every language. */
export const words = (id: TextId, values?: Values): Words => perLanguage((language) => translate(language, id, values));

/** Returns a name that is the same in every language. */
export const same = (word: string): Words => perLanguage(() => word);

/** The beginning of ids that end with a number, counted from 1. */
export type ListId = TextId extends infer Id ? (Id extends `${infer Start}.1` ? Start : never) : never;

/** Returns whether a text has this id. */
export const isTextId = (id: string): id is TextId => Object.hasOwn(pl, id);

/** Returns the texts of a list: `id.1`, `id.2` and so on. */
export function wordList(id: ListId): readonly Words[] {
  const list: Words[] = [];
  for (let next = `${id}.1`; isTextId(next); next = `${id}.${list.length + 1}`) list.push(words(next));
  return list;
}
