import { createStore, type StoreApi } from "zustand/vanilla";
import { loadMessages, type Messages } from "./loadMessages.ts";
import { type MessagePart, sitePart } from "./messageParts.ts";

/** Everything that one page view can say, as far as it has been loaded. */
export interface Texts {
  readonly store: StoreApi<Messages>;
  /** What can be said now. */
  readonly messages: Messages;
  /** Adds these parts to it; rejects where one cannot be loaded. */
  readonly load: (parts: readonly MessagePart[]) => Promise<void>;
}

/** The texts of a locale, with those of the first view. */
export async function createTexts(locale: string): Promise<Texts> {
  return textsOf(locale, await loadMessages(locale, sitePart));
}

/** Texts that begin with these messages, as if they were the site's. */
export function textsOf(locale: string, messages: Messages): Texts {
  const store = createStore<Messages>()(() => messages);
  // A page is taken over with what its parts say, not with the site's words alone.
  store.getInitialState = store.getState;
  const loaded = new Set<MessagePart>([sitePart]);
  return {
    store,
    get messages() {
      return store.getState();
    },
    load: async (parts) => {
      const missing = parts.filter((part) => !loaded.has(part));
      if (missing.length === 0) return;
      const added = await Promise.all(missing.map((part) => loadMessages(locale, part)));
      for (const part of missing) loaded.add(part);
      store.setState((before) => Object.assign({}, before, ...added));
    },
  };
}
