import type { Client } from "#client/createClient.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import { canOrder, cartProblems } from "#domain/cart/problems.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import type { StoreView } from "#domain/store.ts";
import { isCodeGone, tellReload } from "../loadFailure.ts";
import { type Notices, tellNotStored } from "../notices.ts";
import type { Panels } from "../panels.ts";
import type { CartActions } from "./cartActions.ts";
import { createCartStore, emptyCart } from "./cartStore.ts";
import { createQueue } from "./createQueue.ts";
import type { SyncReason } from "./synchronise.ts";

export interface CartSetting {
  readonly client: Client;
  readonly store: StoreView;
  readonly notices: Notices;
  readonly panels: Panels;
  /** Leads to a page of this store view. */
  readonly go: (path: string) => void;
}

/** The shopper's cart: it changes here at once, and changes are sent to the platform in order. */
export function createCart({ store: view, notices, ...setting }: CartSetting) {
  const store = createCartStore(view, tellNotStored(notices));
  const inOrder = createQueue(`dioptra-cart-${view.code}`);
  /** Said as long as it is so, with the way to try once more. */
  const onUnreachable = (again: () => void) =>
    notices.show(
      "warning",
      { id: "notice.syncFailed" },
      { label: "notice.tryAgain", onAction: again },
      { hasNoTimeout: true },
    );
  let watchers = 0;
  let loading: Promise<CartActions> | null = null;
  const actions = () =>
    (loading ??= import("./cartActions.ts").then(
      ({ createCartActions }) =>
        createCartActions({ ...setting, view, notices, store, inOrder, onUnreachable, isWatched: () => watchers > 0 }),
      (cause: unknown) => {
        loading = null;
        throw cause;
      },
    ));

  /** Does something with the cart. Where not even the code for it can be loaded, the cart stays as it is, and that is said. */
  async function act<T>(work: (loaded: CartActions) => Promise<T>, otherwise: T): Promise<T> {
    const again = () => void act(work, otherwise);
    const loaded = await actions().catch(() => null);
    if (!loaded) {
      // After a deployment the code is gone, and trying again would never help.
      if (await isCodeGone()) tellReload(notices);
      else onUnreachable(again);
      return otherwise;
    }
    try {
      return await work(loaded);
    } catch {
      onUnreachable(again);
      return otherwise;
    }
  }

  const isUntouched = () => {
    const { lines, connection } = store.getState();
    return lines.length === 0 && connection.state === "disconnected";
  };

  async function sync(how: SyncReason): Promise<void> {
    if (!isUntouched()) await act((loaded) => loaded.sync(how), undefined);
  }

  /** Asks the platform whether every line is still there, what it costs and how many can be had. */
  async function check(): Promise<void> {
    if (store.getState().lines.length > 0) await act((loaded) => loaded.check(), null);
  }

  const isOrderable = () => {
    const { lines, findings } = store.getState();
    return canOrder(cartProblems(lines, findings));
  };
  /** That something cannot be ordered is not said any longer than it is so. */
  const settle = () => {
    if (isOrderable()) notices.settle("notice.someUnavailable");
  };

  return {
    store,
    /** Brings the code of what can be done with it, so that it is done at once. */
    load: actions,
    sync,
    check,
    /** The lines are shown, and have to be what they are now; answers how to say that they are shown no more. */
    watch(): () => void {
      watchers += 1;
      void check();
      return () => {
        watchers -= 1;
      };
    },
    /** The shopper goes on with what is shown, at the prices shown; false, and said, while something cannot be ordered. */
    proceed(): boolean {
      store.latest();
      notices.settle("notice.someUnavailable");
      if (isOrderable()) {
        store.setState({ pricesBefore: {} });
        return true;
      }
      notices.show("error", { id: "notice.someUnavailable" });
      return false;
    },
    /** Puts so many pieces into the cart, if they can be had. */
    async add(product: Product, variant: Variant | null, quantity: number): Promise<void> {
      store.setState({ adding: true });
      await act((loaded) => loaded.add(product, variant, quantity), undefined);
      store.setState({ adding: false });
    },
    /** Sets the quantity of a line; `available` is the stock, null when unknown. */
    setQuantity: (line: CartLine, quantity: number, available: number | null): Promise<void> =>
      act((loaded) => loaded.setQuantity(line, quantity, available), undefined).then(settle),
    /** Takes a line out; the notice offers to put it back. */
    remove: (line: CartLine): Promise<void> => act((loaded) => loaded.remove(line), undefined).then(settle),
    /** Tells the platform where to and how, and takes its totals; false when it could not be told. */
    shipTo: (...given: Parameters<CartActions["shipTo"]>): Promise<boolean> =>
      act((loaded) => loaded.shipTo(...given), false),
    /** The cart has become an order: it is emptied here, and the platform has closed its own. */
    ordered: () => store.setState(emptyCart),

    /** Reads the browser's cart, follows the other tabs, and is made sure of with the platform. */
    wake(): () => void {
      const sleep = store.wake();
      store.setState({ isHydrated: true });
      const online = () => void sync("load");
      window.addEventListener("online", online);
      online();
      return () => {
        window.removeEventListener("online", online);
        sleep();
      };
    },
  };
}

export type Cart = ReturnType<typeof createCart>;
