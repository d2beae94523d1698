import type { Client } from "#client/createClient.ts";
import { storeViews } from "#configuration/storeViews.ts";
import type { StoreView } from "#domain/store.ts";
import { createSession, type CustomerSession } from "./account/createSession.ts";
import { type Cart, createCart } from "./cart/createCart.ts";
import { type Consent, createConsent } from "./consent.ts";
import { type Connection, createConnection } from "./connection.ts";
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
  /** What the shopper allows to be stored besides what they have asked for. */
  readonly consent: Consent;
  /** What is known about the way to the shop. */
  readonly connection: Connection;
  /** The customer who is logged in. */
  readonly session: CustomerSession;
  /** Path prefixes of the other store views, whose pages need a full page load. */
  readonly otherPrefixes: readonly string[];
  /** Reads the state that this browser has stored and follows other tabs. Returns an unsubscribe function. */
  readonly hydrate: () => () => void;
}

export interface ShopSetting {
  readonly client: Client;
  readonly store: StoreView;
  /** Opens a page of this store view. */
  readonly go: (path: string) => void;
  readonly connection?: Connection;
  /** Removes the answers of the platform that belong to a customer who logs out. */
  readonly forgetAnswers?: () => void;
}

/** Creates the state that exists in this browser only. On the server it is created too, but stays empty. */
export function createShopState({
  client,
  store,
  go,
  connection = createConnection(),
  forgetAnswers = () => {},
}: ShopSetting): ShopState {
  const notices = createNotices();
  const panels = createPanels();
  const warn = createStorageWarning(notices);
  const consent = createConsent();
  const mayStore = () => consent.allows("convenience");
  const searches = createSearches(store, { onNotStored: warn, mayStore });
  const mySize = createMySize(warn);
  const { wishlist, comparison } = createSavedLists(notices);
  const viewed = createViewedProducts(mayStore);
  const cart = createCart({ client, store, notices, panels, connection, go });
  const lists = [wishlist, comparison];
  const personal = { view: store, cart, notices, lists, viewed, searches, mySize, forgetAnswers };
  const session = createSession({ client, panels, personal });
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
    consent,
    connection,
    session,
    otherPrefixes,
    hydrate: () => {
      // The consent comes first, because the lists that need it are read only with it.
      const unsubscribers = [consent, searches, mySize, wishlist, comparison, viewed, cart, session].map((each) =>
        each.hydrate(),
      );
      unsubscribers.push(
        consent.store.subscribe(() => {
          if (mayStore()) return;
          viewed.replace([]);
          searches.forget();
        }),
      );
      return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
    },
  };
}
