import { createStore, type StoreApi } from "zustand/vanilla";
import { loadMessages, type Messages } from "./loadMessages.ts";
import { type MessagePart, sitePart } from "./messageParts.ts";

/** Everything that one page view can say, as far as it has been loaded. */
export interface Texts {
  /** What can be said now. It only grows: what is shown already stays as it is, and is not rendered again for it. */
  readonly messages: Messages;
  /** Which parts are there, for whoever waits for the words of one. */
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
