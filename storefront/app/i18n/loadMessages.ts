import type { IntlConfig } from "react-intl";
import type { MessagePart } from "./messageParts.ts";

export type Messages = NonNullable<IntlConfig["messages"]>;

/** A chunk for each locale: nobody needs to know where the messages of another one are. */
const catalogues = {
  pl: () => import("./catalogues/pl.ts"),
  de: () => import("./catalogues/de.ts"),
  en: () => import("./catalogues/en.ts"),
};

const isKnown = (locale: string): locale is keyof typeof catalogues => locale in catalogues;

/** A part of the compiled messages of a locale; a store view whose locale has none is a fault of the configuration. */
export async function loadMessages(locale: string, part: MessagePart): Promise<Messages> {
  if (!isKnown(locale)) throw new Error(`There are no messages for the locale ${locale}.`);
  const { bring } = await catalogues[locale]();
  return (await bring(part)).default as Messages;
}
