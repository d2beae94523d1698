import type { IntlConfig } from "react-intl";
import type { MessagePart } from "./messageParts.ts";

export type Messages = NonNullable<IntlConfig["messages"]>;

interface Catalogue {
  readonly default: unknown;
}

/** A chunk for each part of each locale, so that nobody loads what is not said. */
const catalogues = {
  pl: (part: MessagePart): Promise<Catalogue> => import(`./compiled/pl/${part}.json`),
  de: (part: MessagePart): Promise<Catalogue> => import(`./compiled/de/${part}.json`),
  en: (part: MessagePart): Promise<Catalogue> => import(`./compiled/en/${part}.json`),
};

const isKnown = (locale: string): locale is keyof typeof catalogues => locale in catalogues;

/** A part of the compiled messages of a locale; a store view whose locale has none is a fault of the configuration. */
export async function loadMessages(locale: string, part: MessagePart): Promise<Messages> {
  if (!isKnown(locale)) throw new Error(`There are no messages for the locale ${locale}.`);
  return (await catalogues[locale](part)).default as Messages;
}
