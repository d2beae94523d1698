import type { Client } from "#client/createClient.ts";
import { storeViews } from "#configuration/storeViews.ts";
import type { StoreView } from "#domain/store.ts";
import { type Cart, createCart } from "./cart/createCart.ts";
import { createMySize } from "./mySize.ts";
import { createNotices, type Notices, createStorageWarning } from "./notices.ts";
import { createPanels, type Panels } from "./panels.ts";
import { createSavedLists, type SavedList } from "./savedLists.ts";
import { createSearches, type Searches } from "./searches.ts";
import { createViewedProducts, type ViewedProducts } from "./viewedProducts.ts";

export interface ShopState {
  readonly cart: Cart;
  readonly notices: Notices;
  readonly panels: Panels;
  readonly searches: Searches;
  readonly mySize: ReturnType<typeof createMySize>;
  readonly wishlist: SavedList;
  readonly comparison: SavedList;
  readonly viewed: ViewedProducts;
  /** Path prefixes of the other store views, whose pages need a full page load. */
  readonly otherPrefixes: readonly string[];
  /** Reads the state that this browser has stored and follows other tabs. Returns an unsubscribe function. */
  readonly hydrate: () => () => void;
  /** Clears what belongs to a customer who logs out, in all tabs (docs/specification/accounts.md#account-11). */
  readonly clearAfterLogout: () => void;
}

export interface ShopSetting {
  readonly client: Client;
  readonly store: StoreView;
  /** Opens a page of this store view. */
  readonly go: (path: string) => void;
}

/** Creates the state that exists in this browser only. On the server it is created too, but stays empty. */
export function createShopState({ client, store, go }: ShopSetting): ShopState {
  const notices = createNotices();
  const panels = createPanels();
  const warn = createStorageWarning(notices);
  const searches = createSearches(store, warn);
  const mySize = createMySize(warn);
  const { wishlist, comparison } = createSavedLists(notices);
  const viewed = createViewedProducts();
  const cart = createCart({ client, store, notices, panels, go });
  const otherPrefixes = storeViews
    .filter((view) => view.enabled && view.code !== store.code && view.prefix !== "")
    .map((view) => view.prefix);
  return {
    cart,
    notices,
    panels,
    searches,
    mySize,
    wishlist,
    comparison,
    viewed,
    otherPrefixes,
    clearAfterLogout: () => {
      for (const list of [wishlist, comparison]) list.replace([]);
      viewed.replace([]);
    },
    hydrate: () => {
      const unsubscribers = [searches, mySize, wishlist, comparison, viewed, cart].map((each) => each.hydrate());
      return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
    },
  };
}
