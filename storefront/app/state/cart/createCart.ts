import type { Client } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import { addLine } from "#domain/cart/addLine.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import type { Address, ShippingMethod } from "#domain/checkout/checkout.ts";
import { newLine } from "#domain/cart/newLine.ts";
import { availableOf } from "#domain/cart/quantity.ts";
import { removeLine } from "#domain/cart/removeLine.ts";
import { setQuantity } from "#domain/cart/setQuantity.ts";
import { stockDecision, stockStatus } from "#domain/cart/stockDecision.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import { productErrors } from "#domain/product/productErrors.ts";
import type { StoreView } from "#domain/store/storeView.ts";
import type { Notices } from "../notices.ts";
import { refusalMessage } from "./cartNotices.ts";
import { createCartStore } from "./cartStore.ts";
import { createQueue } from "./createQueue.ts";
import { createSynchronise } from "./synchronise.ts";

export interface CartSetting {
  readonly client: Client;
  readonly store: StoreView;
  readonly notices: Notices;
  readonly isInCheckout: () => boolean;
  /** Leads to a page of this store view. */
  readonly go: (path: string) => void;
}

const nothing = { lines: [], connection: { state: "disconnected" }, syncedHash: null, totals: null } as const;

/** The shopper's cart: it changes here at once, and the platform is told in the order of the changes. */
export function createCart({ client, store: view, notices, isInCheckout, go }: CartSetting) {
  const store = createCartStore(view);
  const inOrder = createQueue(`dioptra-cart-${view.code}`);
  const onAdded = () =>
    notices.show("success", { id: "notice.added" }, { label: "notice.checkout", onAction: () => go("/checkout") });
  const synchronise = createSynchronise({ client, store, notices, isInCheckout, onAdded });

  /** A platform that cannot be reached loses nothing: the cart is kept, and told when it can be. */
  const sync = (how: "changed" | "forced") =>
    inOrder(() => synchronise(how)).catch(() => notices.show("warning", { id: "notice.syncFailed" }));

  const cart = {
    store,
    sync,

    /** Puts so many pieces into the cart, if they can be had (specification, section 4, Add to cart). */
    async add(product: Product, variant: Variant | null, quantity: number): Promise<void> {
      store.setState({ adding: true });
      try {
        const stock = await client.stock((variant ?? product).sku).catch(() => null);
        const decision = stockDecision(stockStatus(stock, "volatile"), configuration.stock);
        if (decision.notice === "out-of-stock") return notices.show("error", { id: "notice.outOfStock" });
        if (decision.notice === "unsafe-quantity") notices.show("warning", { id: "notice.unsafe" });
        const added = addLine(store.getState().lines, newLine(product, variant, quantity), {
          available: availableOf(stock),
          errors: productErrors(product),
          zeroPriceProducts: configuration.pricing.zeroPriceProducts,
        });
        if (!added.ok) return notices.show("error", refusalMessage(added.error));
        store.setState({ lines: added.value });
        await sync("forced");
      } finally {
        store.setState({ adding: false });
      }
    },

    /** Sets how many pieces of a line there are; `available` is null when nobody knows how many can be had. */
    async setQuantity(line: CartLine, quantity: number, available: number | null): Promise<void> {
      const changed = setQuantity(store.getState().lines, line, quantity, available);
      if (changed.ok) {
        store.setState({ lines: changed.value });
        return sync("forced");
      }
      if (changed.error.reason !== "no-such-line") notices.show("error", refusalMessage(changed.error));
    },

    /** Takes a line out; the notice offers to put it back. */
    async remove(line: CartLine): Promise<void> {
      const removed = removeLine(store.getState().lines, line);
      if (!removed.ok) return;
      store.setState({ lines: removed.value, totals: null });
      const restore = () => {
        const back = { ...line, agreedQuantity: 0, serverItemId: null, serverCartId: null, totals: null };
        store.setState(({ lines }) => ({ lines: [...lines, back] }));
        void sync("forced");
      };
      notices.show(
        "success",
        { id: "notice.removed", values: { name: line.name } },
        { label: "notice.undo", onAction: restore },
      );
      return sync("forced");
    },

    /** Tells the platform where to and how, and takes its totals; false when it could not be told. */
    async shipTo(
      cartId: string,
      address: Address,
      method: Pick<ShippingMethod, "carrierCode" | "methodCode">,
    ): Promise<boolean> {
      const information = { shippingAddress: address, billingAddress: address, method };
      return inOrder(async () => {
        const { totals } = await client.shippingInformation(cartId, information);
        store.setState({ totals });
        return true;
      }).catch(() => false);
    },

    /** The cart has become an order: it is emptied here, and the platform has closed its own. */
    ordered: () => store.setState(nothing),

    /** Reads the browser's cart, follows the other tabs, and is made sure of with the platform. */
    wake(): () => void {
      const read = async () => {
        await store.persist.rehydrate();
        store.setState({ known: true });
      };
      const follow = ({ key }: StorageEvent) => {
        if (key === store.persist.getOptions().name) void read();
      };
      const online = () => void sync("changed");
      window.addEventListener("storage", follow);
      window.addEventListener("online", online);
      void read().then(() => sync("changed"));
      return () => {
        window.removeEventListener("storage", follow);
        window.removeEventListener("online", online);
      };
    },
  };
  return cart;
}

export type Cart = ReturnType<typeof createCart>;
