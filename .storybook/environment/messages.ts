/** The components' own sentences, in every language that has a file. */
const files = import.meta.glob<Record<string, string>>("../../ui/messages/*.json", { eager: true, import: "default" });

const localeOf = (file: string) => file.slice(file.lastIndexOf("/") + 1, -".json".length);
const first = ["pl", "de", "en"];
const rank = (locale: string) => (first.includes(locale) ? first.indexOf(locale) : first.length);

const messages = new Map(Object.entries(files).map(([file, texts]) => [localeOf(file), texts]));

export const locales = [...messages.keys()].toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));

/** The shop of the toolbar has its own name; every other sentence is the library's. */
const ownMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  alcedo: { "ui.logo.name": "Alcedo" },
};

export const messagesIn = (locale: string, brand = "dioptra") => ({ ...messages.get(locale), ...ownMessages[brand] });
