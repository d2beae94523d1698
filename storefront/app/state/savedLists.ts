import {
  isSaved,
  maximumCompared,
  maximumWished,
  type SavedProduct,
  type SavedProducts,
  withRestored,
  withoutSaved,
  withSaved,
} from "#domain/catalog/savedProducts.ts";
import { createPersistedStore } from "./createPersistedStore.ts";
import { createStorageWarning, type Notices } from "./notices.ts";

export interface SavedState {
  readonly items: SavedProducts;
  /** False until the browser's list has been read, and always false on the server. */
  readonly isHydrated: boolean;
}

interface SavedListSetting {
  /** Key in `localStorage`, the same in all store views. */
  readonly name: string;
  readonly maximum: number;
  readonly onNotStored: () => void;
  /** Called when a product is not added because the list is full. */
  readonly onFull: () => void;
}

/** Creates a list of products that all tabs and store views of this browser share. */
function createSavedList({ name, maximum, onNotStored, onFull }: SavedListSetting) {
  const store = createPersistedStore<SavedState, Pick<SavedState, "items">>(
    { items: [], isHydrated: false },
    { name, version: 1, partialize: ({ items }) => ({ items }), onNotStored },
  );
  const change = (next: (items: SavedProducts) => SavedProducts) =>
    store.setState(({ items }) => ({ items: next(items) }));
  function add(product: Omit<SavedProduct, "qty">): void {
    const added = withSaved(store.latest().items, product, maximum);
    if (added === null) onFull();
    else change(() => added);
  }
  return {
    store,
    /** Adds a product, unless the list has it. A full list says so. */
    add,
    /** Adds a product, or removes it if it is on the list. */
    toggle(product: Omit<SavedProduct, "qty">): void {
      if (!isSaved(store.latest().items, product.sku)) return add(product);
      change((items) => withoutSaved(items, [product.sku]));
    },
    /** Replaces the list by another one, such as a shared list that the shopper keeps. */
    replace: (items: SavedProducts): void => change(() => items.slice(0, maximum)),
    remove: (skus: readonly string[]): void => change((items) => withoutSaved(items, skus)),
    restore: (product: SavedProduct, place: number): void => change((items) => withRestored(items, product, place)),
    hydrate(): () => void {
      const unsubscribe = store.hydrate();
      store.setState({ isHydrated: true });
      return unsubscribe;
    },
  };
}

/** Creates wishlist and comparison, with the storage keys of docs/specification/catalogue.md#list-37. */
export function createSavedLists(notices: Notices) {
  const onNotStored = createStorageWarning(notices);
  const onFull = (id: string, count: number) => () => notices.show("warning", { id, values: { count } });
  return {
    wishlist: createSavedList({
      name: "current-wishlist",
      maximum: maximumWished,
      onNotStored,
      onFull: onFull("notice.wishlistFull", maximumWished),
    }),
    comparison: createSavedList({
      name: "current-compare",
      maximum: maximumCompared,
      onNotStored,
      onFull: onFull("notice.comparisonFull", maximumCompared),
    }),
  };
}

export type SavedList = ReturnType<typeof createSavedList>;
