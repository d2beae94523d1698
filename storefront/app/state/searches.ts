import type { StoreView } from "#domain/store.ts";
import { createPersistedStore, type PersistedStoreSetting } from "./createPersistedStore.ts";

export interface SearchesState {
  /** The last search terms, the newest first. */
  readonly texts: readonly string[];
}

const maxSearches = 5;

/** Returns the key of a store view's searches in `localStorage`. */
export const searchesKey = (code: string): string => `dioptra-searches-${code}`;

/**
 * Creates the list of recent searches. It is stored in this browser only, if `mayStore` allows it, and never sent.
 */
export function createSearches(
  { code }: Pick<StoreView, "code">,
  {
    onNotStored,
    mayStore,
  }: Required<Pick<PersistedStoreSetting<SearchesState, SearchesState>, "onNotStored" | "mayStore">>,
) {
  const store = createPersistedStore<SearchesState, SearchesState>(
    { texts: [] },
    { name: searchesKey(code), version: 1, partialize: ({ texts }) => ({ texts }), onNotStored, mayStore },
  );
  return {
    store,
    hydrate: store.hydrate,
    remember: (text: string): void =>
      store.setState(({ texts }) => ({
        texts: [text, ...texts.filter((each) => each !== text)].slice(0, maxSearches),
      })),
    forget: (): void => store.setState({ texts: [] }),
  };
}

export type Searches = ReturnType<typeof createSearches>;
