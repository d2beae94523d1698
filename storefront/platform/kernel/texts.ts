import { IntlMessageFormat } from "intl-messageformat";
import type { Language } from "#domain/store.ts";
import de from "../../locales/platform/de.json" with { type: "json" };
import en from "../../locales/platform/en.json" with { type: "json" };
import pl from "../../locales/platform/pl.json" with { type: "json" };

/** The id of a message in `storefront/locales/platform`. */
export type TextId = keyof typeof en;

/** Returns a message with its placeholders filled in. Throws if a placeholder has no value. */
export type Texts = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

/** What the platform itself says to shoppers, in mails and on the pages that they link to. No browser loads it. */
const catalogues: Readonly<Record<Language, Readonly<Record<TextId, string>>>> = { pl, de, en };

/** Parsed messages, by language and id. There are only as many as the catalogues have. */
const parsed = new Map<string, IntlMessageFormat>();

function messageOf(language: Language, id: TextId): IntlMessageFormat {
  const key = `${language} ${id}`;
  const known = parsed.get(key);
  if (known) return known;
  const message = new IntlMessageFormat(catalogues[language][id], language, undefined, { ignoreTag: true });
  parsed.set(key, message);
  return message;
}

/** Returns the platform's messages in one language. */
export const textsIn =
  (language: Language): Texts =>
  (id, values) =>
    String(messageOf(language, id).format(values));
