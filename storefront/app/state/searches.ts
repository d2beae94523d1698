import { createJSONStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import type { StoreView } from "#domain/store/storeView.ts";

export interface SearchesState {
  /** What was searched for in this browser, the last first. */
  readonly texts: readonly string[];
}

const mostKept = 5;

/** The searches of this browser; they never leave it. */
export function createSearches({ code }: Pick<StoreView, "code">) {
  const store = createStore<SearchesState>()(
    persist(() => ({ texts: [] as readonly string[] }), {
      name: `dioptra-searches-${code}`,
      version: 1,
      skipHydration: true,
      storage: createJSONStorage(() => localStorage),
    }),
  );
  return {
    store,
    wake: () => void store.persist.rehydrate(),
    remember: (text: string): void =>
      void store.setState(({ texts }) => ({
        texts: [text, ...texts.filter((each) => each !== text)].slice(0, mostKept),
      })),
    forget: (): void => void store.setState({ texts: [] }),
  };
}

export type Searches = ReturnType<typeof createSearches>;
