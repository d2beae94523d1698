import type { StoreView } from "#domain/store.ts";
import { createKeptStore } from "./createKeptStore.ts";

export interface SearchesState {
  /** What was searched for in this browser, the last first. */
  readonly texts: readonly string[];
}

const mostKept = 5;

/** The searches of this browser; they never leave it. */
export function createSearches({ code }: Pick<StoreView, "code">, onNotStored: () => void) {
  const store = createKeptStore<SearchesState, SearchesState>(
    { texts: [] },
    { name: `dioptra-searches-${code}`, version: 1, keep: ({ texts }) => ({ texts }), onNotStored },
  );
  return {
    store,
    wake: store.wake,
    remember: (text: string): void =>
      store.setState(({ texts }) => ({ texts: [text, ...texts.filter((each) => each !== text)].slice(0, mostKept) })),
    forget: (): void => store.setState({ texts: [] }),
  };
}

export type Searches = ReturnType<typeof createSearches>;
