import { createIntl, createIntlCache, type IntlConfig } from "react-intl";
import { type MessagePart, sitePart } from "./messageParts.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Language, StoreView } from "#domain/store.ts";

export type Messages = NonNullable<IntlConfig["messages"]>;

type Catalogue = typeof import("./catalogues/pl.ts");

/** Each locale is a chunk of its own, so that a page loads only the texts of its locale. */
const catalogues: Readonly<Record<string, () => Promise<Catalogue>>> = {
  pl: () => import("./catalogues/pl.ts"),
  de: () => import("./catalogues/de.ts"),
  en: () => import("./catalogues/en.ts"),
} satisfies Record<Language, () => Promise<Catalogue>>;

/** Loads one part of the compiled messages of a locale. Throws if the locale has no such part. */
export async function loadMessages(locale: string, part: MessagePart): Promise<Messages> {
  const catalogue = await catalogues[locale]?.();
  const loadPart = catalogue?.parts[`../compiled/${locale}/${part}.json`];
  if (!loadPart) throw new Error(`No compiled messages for locale "${locale}", part "${part}".`);
  return (await loadPart()).default as Messages;
}

/** The messages of one page view, loaded in parts. */
export interface Texts {
  /**
   * The messages that have been loaded. `load` adds to this same object, so that components that are already shown are
   * not rendered again.
   */
  readonly messages: Messages;
  /** The parts that have been loaded, as a store to subscribe to. */
  readonly loaded: StoreApi<ReadonlySet<MessagePart>>;
  /** Loads the parts that are missing. Rejects if one of them cannot be loaded. */
  readonly load: (parts: readonly MessagePart[]) => Promise<void>;
}

/** Creates the texts of a locale and loads the part that every page needs. */
export async function createTexts(locale: string): Promise<Texts> {
  return createTextsWith(locale, await loadMessages(locale, sitePart));
}

/** Creates the texts of a locale with `initialMessages` in place of the part that every page needs. */
export function createTextsWith(locale: string, initialMessages: Messages): Texts {
  const messages = { ...initialMessages };
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

export interface IntlContext {
  readonly store: Pick<StoreView, "intlLocale">;
  readonly texts: Pick<Texts, "messages">;
}

/** Formatters are slow to create and hold nothing about a visitor, so all pages that a process renders share them. */
const formats = createIntlCache();

/** Returns the `intl` object of a store view: its messages and its formats of numbers and dates. */
export const intlOf = ({ store, texts: { messages } }: IntlContext) =>
  createIntl({ locale: store.intlLocale, messages }, formats);

/** Returns the document title of a page: its own name with that of the shop. */
export const pageTitle = (context: IntlContext, page: string) =>
  intlOf(context).formatMessage({ id: "site.title" }, { page });

/** Returns the title and description of a page; nothing for a page that could not be loaded. */
export const pageHead = (
  context: IntlContext,
  page: { readonly title: string; readonly description: string } | undefined,
) => ({
  meta: page ? [{ title: pageTitle(context, page.title) }, { name: "description", content: page.description }] : [],
});
