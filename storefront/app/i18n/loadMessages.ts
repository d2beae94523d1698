import type { IntlConfig } from "react-intl";
import type { MessagePart } from "./messageParts.ts";

export type Messages = NonNullable<IntlConfig["messages"]>;

type Catalogue = typeof import("./catalogues/pl.ts");

/** A chunk for each locale: nobody needs to know where the messages of another one are. */
const catalogues: Readonly<Record<string, () => Promise<Catalogue>>> = {
  pl: () => import("./catalogues/pl.ts"),
  de: () => import("./catalogues/de.ts"),
  en: () => import("./catalogues/en.ts"),
};

/** A part of the compiled messages of a locale; a store view whose locale has none is a fault of the configuration. */
export async function loadMessages(locale: string, part: MessagePart): Promise<Messages> {
  const catalogue = await catalogues[locale]?.();
  const bring = catalogue?.parts[`../compiled/${locale}/${part}.json`];
  if (!bring) throw new Error(`No messages: ${locale}/${part}`);
  return (await bring()).default as Messages;
}
