/** The messages of the components in all languages. */
const files = import.meta.glob<Record<string, string>>("../../ui/messages/*.json", { eager: true, import: "default" });

const localeOf = (file: string) => file.slice(file.lastIndexOf("/") + 1, -".json".length);
const first = ["pl", "de", "en"];
const rank = (locale: string) => (first.includes(locale) ? first.indexOf(locale) : first.length);

const messages = new Map(Object.entries(files).map(([file, texts]) => [localeOf(file), texts]));

/** All languages, with those of the shop first. */
export const locales = [...messages.keys()].toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));

/** Messages that differ for a brand: only its name. */
const ownMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  alcedo: { "ui.logo.name": "Alcedo" },
};

/** Returns the messages of a language and brand. */
export const messagesIn = (locale: string, brand = "dioptra") => ({ ...messages.get(locale), ...ownMessages[brand] });
