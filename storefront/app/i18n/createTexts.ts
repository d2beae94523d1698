import { createIntl, createIntlCache, type IntlConfig } from "react-intl";
import { type MessagePart, sitePart } from "./messageParts.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { StoreView } from "#domain/store.ts";

export type Messages = NonNullable<IntlConfig["messages"]>;

type Catalogue = typeof import("./catalogues/pl.ts");

/** One chunk for each locale, so that a page loads only its own. */
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

/** Everything that one page view can say, as far as it has been loaded. */
export interface Texts {
  /** What can be said now. It only grows: what is shown already stays as it is, and is not rendered again for it. */
  readonly messages: Messages;
  /** The parts that have been loaded, to subscribe to. */
  readonly loaded: StoreApi<ReadonlySet<MessagePart>>;
  /** Adds these parts to it; rejects where one cannot be loaded. */
  readonly load: (parts: readonly MessagePart[]) => Promise<void>;
}

/** The texts of a locale, with those of the first view. */
export async function createTexts(locale: string): Promise<Texts> {
  return textsOf(locale, await loadMessages(locale, sitePart));
}

/** Texts that begin with these messages, as if they were the site's. */
export function textsOf(locale: string, beginning: Messages): Texts {
  const messages = { ...beginning };
  const loaded = createStore<ReadonlySet<MessagePart>>()(() => new Set([sitePart]));
  return {
    messages,
    loaded,
    load: async (parts) => {
      const missing = parts.filter((part) => !loaded.getState().has(part));
      if (missing.length === 0) return;
      const added = await Promise.all(missing.map((part) => loadMessages(locale, part)));
      Object.assign(messages, ...added);
      loaded.setState((before) => new Set([...before, ...missing]), true);
    },
  };
}

export interface Spoken {
  readonly store: Pick<StoreView, "intlLocale">;
  readonly texts: Pick<Texts, "messages">;
}

/** Formats are dear to make and the same for everybody: one of each serves all pages that a process renders. */
const formats = createIntlCache();

/** What a store view says, and how it writes amounts and dates. */
export const intlOf = ({ store, texts: { messages } }: Spoken) =>
  createIntl({ locale: store.intlLocale, messages }, formats);

/** A page's name in the browser's tab. */
export const pageTitle = (spoken: Spoken, page: string) => intlOf(spoken).formatMessage({ id: "site.title" }, { page });
