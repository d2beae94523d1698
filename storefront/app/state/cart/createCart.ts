import type { Client } from "#client/createClient.ts";
import { loadOnce } from "#client/loadOnce.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import type { LineSelection } from "#domain/cart/lines.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import type { StoreView } from "#domain/store.ts";
import type { Connection } from "../connection.ts";
import { isCodeReplaced, offerReload } from "../loadFailure.ts";
import { type Notices, createStorageWarning } from "../notices.ts";
import type { Panels } from "../panels.ts";
import type { Addition, CartActions, SkuRefusals } from "./cartActions.ts";
import { createCartStore, emptyCart, isOrderable, mayHaveLostCart } from "./cartStore.ts";
import { createQueue } from "./createQueue.ts";
import type { SyncReason } from "./synchronise.ts";

export interface CartSetting {
  readonly client: Client;
  readonly store: StoreView;
  readonly notices: Notices;
  readonly panels: Panels;
  readonly connection: Pick<Connection, "store">;
  /** Opens a page of this store view. */
  readonly go: (path: string) => void;
}

/** The notice that the platform cannot be reached, by whether the browser has stored the cart. */
const unreachable = { stored: "notice.syncFailed", notStored: "notice.syncFailedNotStored" } as const;

/** Creates the shopper's cart. Changes are shown at once and sent to the platform in order. */
export function createCart({ store: view, notices, connection, ...setting }: CartSetting) {
  const store = createCartStore(view, createStorageWarning(notices));
  const enqueue = createQueue(`dioptra-cart-${view.code}`);
  /**
   * Shows a notice with a retry, which says whether the cart is safe. It stays until a synchronisation succeeds, unless the
   * cart is stored and the page says across its top that the shop is away: then the notice would only cover the page. It
   * is not shown at all if the shopper has only opened such a page and changed nothing.
   */
  const onUnreachable = (retry: () => void, how: SyncReason = "changed") => {
    const isStored = store.isStored();
    const isSaidByPage = navigator.onLine === false || connection.store.getState().isAway;
    notices.clear(unreachable[isStored ? "notStored" : "stored"]);
    if (how === "load" && isStored && isSaidByPage) return;
    notices.show(
      "warning",
      { id: unreachable[isStored ? "stored" : "notStored"] },
      { label: "notice.tryAgain", onAction: retry },
      { hasNoTimeout: !isStored || !isSaidByPage },
    );
  };
  const onReachable = () => Object.values(unreachable).forEach(notices.clear);
  let watchers = 0;
  const actions = loadOnce(async () =>
    (await import("./cartActions.ts")).createCartActions({
      ...setting,
      view,
      notices,
      store,
      enqueue,
      onReachable,
      onUnreachable,
      isWatched: () => watchers > 0,
    }),
  );

  /** Runs an action. If it or the loading of its code fails, a notice offers a retry and `fallback` is returned. */
  async function runAction<T>(action: (loaded: CartActions) => Promise<T>, fallback: T, how?: SyncReason): Promise<T> {
    const retry = () => void runAction(action, fallback);
    const loaded = await actions().catch(() => null);
    if (!loaded) {
      // After a deployment the old code does not exist any more, so only a reload helps.
      if (await isCodeReplaced()) offerReload(notices);
      else onUnreachable(retry, how);
      return fallback;
    }
    try {
      return await action(loaded);
    } catch {
      onUnreachable(retry, how);
      return fallback;
    }
  }

  async function runAddition<T>(action: (loaded: CartActions) => Promise<T>, fallback: T): Promise<T> {
    store.setState({ adding: true });
    const result = await runAction(action, fallback);
    store.setState({ adding: false });
    return result;
  }

  const isUntouched = () => {
    const { lines, connection } = store.getState();
    return lines.length === 0 && connection.state === "disconnected";
  };

  async function sync(how: SyncReason): Promise<void> {
    if (isUntouched() && !(how === "load" && mayHaveLostCart(store))) return;
    await runAction((loaded) => loaded.sync(how), undefined, how);
  }

  /** Compares every line with the platform: whether it is still sold, its price and its stock. */
  async function check(): Promise<void> {
    if (store.getState().lines.length > 0) await runAction((loaded) => loaded.check(), null);
  }

  /** Removes the notice that a line cannot be ordered as soon as all lines can. */
  const clearUnavailable = () => {
    if (isOrderable(store)) notices.clear("notice.someUnavailable");
  };

  return {
    store,
    /** Loads the code of the actions ahead, so that the first action does not wait for it. */
    load: actions,
    sync,
    check,
    /** Checks the lines now, and marks them as visible until the returned function is called. */
    watch(): () => void {
      watchers += 1;
      void check();
      return () => {
        watchers -= 1;
      };
    },
    /**
     * Accepts the prices that are shown and returns true, so that the shopper can proceed to the checkout. Shows a
     * notice and returns false while a line cannot be ordered.
     */
    proceed(): boolean {
      store.latest();
      notices.clear("notice.someUnavailable");
      if (isOrderable(store)) {
        store.setState({ pricesBefore: {} });
        return true;
      }
      notices.show("error", { id: "notice.someUnavailable" });
      return false;
    },
    /** Adds pieces of a product to the cart if they are in stock, with what was chosen besides the variant. */
    add: (product: Product, variant: Variant | null, quantity: number, selection?: LineSelection): Promise<void> =>
      runAddition((loaded) => loaded.add([{ product, variant, quantity, ...(selection && { selection }) }]), undefined),
    /** Adds several products at once: all of them or none, such as the contact lenses of both eyes. */
    addAll: (additions: readonly Addition[]): Promise<void> =>
      runAddition((loaded) => loaded.add(additions), undefined),
    /**
     * Adds products and variants by their skus, such as the members of a group: all of them or none. Returns why
     * products were refused, by sku.
     */
    addSkus: (chosen: Parameters<CartActions["addSkus"]>[0]): Promise<SkuRefusals> =>
      runAddition((loaded) => loaded.addSkus(chosen), {}),
    /** Adds the lines of an order again, as they were: all of them or none. */
    reorder: (lines: Parameters<CartActions["reorder"]>[0]): Promise<void> =>
      runAddition((loaded) => loaded.reorder(lines), undefined),
    /** Sets the quantity of a line; `available` is the stock, null when unknown. */
    setQuantity: (line: CartLine, quantity: number, available: number | null): Promise<void> =>
      runAction((loaded) => loaded.setQuantity(line, quantity, available), undefined).then(clearUnavailable),
    /** Removes a line. A notice offers to undo it. */
    remove: (line: CartLine): Promise<void> =>
      runAction((loaded) => loaded.remove(line), undefined).then(clearUnavailable),
    /** Removes all lines. A notice offers to undo it. */
    clear: (): Promise<void> => runAction((loaded) => loaded.clear(), undefined).then(clearUnavailable),
    /** Sends the delivery to the platform and stores its totals. Returns why it was not accepted; null when it was. */
    setShipping: (...shipping: Parameters<CartActions["setShipping"]>): ReturnType<CartActions["setShipping"]> =>
      runAction((loaded) => loaded.setShipping(...shipping), "unavailable"),
    /** Sends the payment method to the platform and stores its totals. Returns false when that failed. */
    setPayment: (...payment: Parameters<CartActions["setPayment"]>): Promise<boolean> =>
      runAction((loaded) => loaded.setPayment(...payment), false),
    /** Loads the platform's totals again. */
    refreshTotals: (): Promise<void> => runAction((loaded) => loaded.refreshTotals(), undefined),
    /** Gives the cart to the customer who is logged in; `isNewLogin`: who has just logged in. */
    async giveTo(customerId: number, isNewLogin: boolean): Promise<void> {
      if (!isNewLogin && store.latest().customerId === customerId) return;
      await runAction((loaded) => loaded.giveTo(customerId, isNewLogin), undefined);
    },
    /** Empties the cart in this browser only. The platform keeps the customer's. */
    forget: () => store.setState({ ...emptyCart, customerId: null }),
    /**
     * Runs work that ends the cart, such as an order, after the changes that are under way in all tabs. A cart that is
     * being read while the platform closes it would be taken for a lost one and created again.
     */
    inTurn: enqueue,
    /** Empties the cart after an order. The platform has closed its own. */
    clearAfterOrder: () => store.setState(emptyCart),

    /**
     * Reads the browser's cart, follows other tabs, and synchronises with the platform now and whenever the connection
     * returns. Returns an unsubscribe function.
     */
    hydrate(): () => void {
      const unsubscribe = store.hydrate();
      const show = () => store.setState({ isHydrated: true });
      const online = () => void sync("load");
      window.addEventListener("online", online);
      // A cart that may come from the platform is not shown as empty before.
      if (mayHaveLostCart(store)) void sync("load").finally(show);
      else {
        show();
        online();
      }
      return () => {
        window.removeEventListener("online", online);
        unsubscribe();
      };
    },
  };
}

export type Cart = ReturnType<typeof createCart>;
