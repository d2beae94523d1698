import type { IntlConfig } from "react-intl";

export type Messages = NonNullable<IntlConfig["messages"]>;

/** One chunk a locale, so that nobody loads a language that is not shown. */
const catalogues = {
  pl: () => import("./compiled/pl.json"),
  de: () => import("./compiled/de.json"),
  en: () => import("./compiled/en.json"),
} satisfies Record<string, () => Promise<{ default: unknown }>>;

const isKnown = (locale: string): locale is keyof typeof catalogues => locale in catalogues;

/** The compiled messages of a locale; a store view whose locale has none is a fault of the configuration. */
export async function loadMessages(locale: string): Promise<Messages> {
  if (!isKnown(locale)) throw new Error(`There are no messages for the locale ${locale}.`);
  return (await catalogues[locale]()).default as Messages;
}
