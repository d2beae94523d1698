import type { Client } from "#client/createClient.ts";
import { storeViews } from "#configuration/storeViews.ts";
import type { StoreView } from "#domain/store.ts";
import { type Cart, createCart } from "./cart/createCart.ts";
import { createNotices, type Notices, tellNotStored } from "./notices.ts";
import { createPanels, type Panels } from "./panels.ts";
import { createSearches, type Searches } from "./searches.ts";

export interface ShopState {
  readonly cart: Cart;
  readonly notices: Notices;
  readonly panels: Panels;
  readonly searches: Searches;
  /** Where the other store views lie: their pages are another page load away. */
  readonly otherPrefixes: readonly string[];
  /** Reads what this browser has stored, and follows its other tabs. Returns an unsubscribe function. */
  readonly wake: () => () => void;
}

export interface ShopSetting {
  readonly client: Client;
  readonly store: StoreView;
  /** Leads to a page of this store view. */
  readonly go: (path: string) => void;
}

/** Everything that lives in this browser only; on the server it is there, and empty. */
export function createShopState({ client, store, go }: ShopSetting): ShopState {
  const notices = createNotices();
  const panels = createPanels();
  const searches = createSearches(store, tellNotStored(notices));
  const cart = createCart({ client, store, notices, panels, go });
  const otherPrefixes = storeViews
    .filter((view) => view.enabled && view.code !== store.code && view.prefix !== "")
    .map((view) => view.prefix);
  return {
    cart,
    notices,
    panels,
    searches,
    otherPrefixes,
    wake: () => {
      const asleep = [searches.wake(), cart.wake()];
      return () => asleep.forEach((sleep) => sleep());
    },
  };
}
