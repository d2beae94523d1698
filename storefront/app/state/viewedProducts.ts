import { maximumViewed, withViewed } from "#domain/catalog/viewedProducts.ts";
import { createPersistedStore } from "./createPersistedStore.ts";

export interface ViewedState {
  /** Skus of the viewed products' pages, the most recently viewed first. */
  readonly skus: readonly string[];
}

export const viewedKey = "dioptra-recently-viewed";

/**
 * Creates the list of recently viewed products. If `mayStore` allows it, it is stored, in this browser only, for all tabs
 * and store views (docs/specification/accounts.md#account-34). A browser that cannot store it loses nothing that the shopper has entered, so
 * that there is no warning.
 */
export function createViewedProducts(mayStore: () => boolean) {
  const store = createPersistedStore<ViewedState, ViewedState>(
    { skus: [] },
    { name: viewedKey, version: 1, partialize: ({ skus }) => ({ skus }), mayStore },
  );
  return {
    store,
    hydrate: store.hydrate,
    remember: (sku: string): void => store.setState(({ skus }) => ({ skus: withViewed(skus, sku) })),
    replace: (skus: readonly string[]): void => store.setState({ skus: skus.slice(0, maximumViewed) }),
  };
}

export type ViewedProducts = ReturnType<typeof createViewedProducts>;
