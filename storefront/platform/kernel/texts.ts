import { IntlMessageFormat } from "intl-messageformat";
import type { Language } from "#domain/store.ts";
import de from "../../locales/platform/de.json" with { type: "json" };
import en from "../../locales/platform/en.json" with { type: "json" };
import pl from "../../locales/platform/pl.json" with { type: "json" };

/** The id of a message in `storefront/locales/platform`. */
export type TextId = keyof typeof en;

/** Returns a message with its placeholders filled in. Throws if a placeholder has no value. */
export type Texts = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

/** The platform's own texts for shoppers, in mails and on the pages that mails link to. No browser loads them. */
const catalogues: Readonly<Record<Language, Readonly<Record<TextId, string>>>> = { pl, de, en };

/** Parsed messages by language and id. The catalogues limit their number. */
const parsed = new Map<string, IntlMessageFormat>();

function messageOf(language: Language, id: TextId): IntlMessageFormat {
  const key = `${language} ${id}`;
  const cached = parsed.get(key);
  if (cached) return cached;
  const message = new IntlMessageFormat(catalogues[language][id], language, undefined, { ignoreTag: true });
  parsed.set(key, message);
  return message;
}

/** Returns the platform's messages in one language. */
export const textsIn =
  (language: Language): Texts =>
  (id, values) =>
    String(messageOf(language, id).format(values));
