import type { Client } from "#client/createClient.ts";
import { cart as rules } from "#configuration/cart.ts";
import { checkout } from "#configuration/checkout.ts";
import { pricing } from "#configuration/pricing.ts";
import { stock as stockSetting } from "#configuration/stock.ts";
import {
  addLine,
  type LineIdentity,
  newLine,
  removeLine,
  setQuantity,
  stockDecision,
  stockStatus,
} from "#domain/cart/lines.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import { type Address, isInCheckout as isInWindow, type ShippingMethod } from "#domain/checkout/checkout.ts";
import { availableOf } from "#domain/cart/quantity.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import { productErrors } from "#domain/product/productErrors.ts";
import type { StoreView } from "#domain/store.ts";
import { checkoutStoreOf } from "../checkoutStore.ts";
import type { Notices } from "../notices.ts";
import type { Panels } from "../panels.ts";
import { refusalMessage } from "./cartNotices.ts";
import type { CartStore } from "./cartStore.ts";
import type { createQueue } from "./createQueue.ts";
import { type Checked, createCheck } from "./createCheck.ts";
import { createSynchronise, type SyncReason } from "./synchronise.ts";

export interface CartActionsSetting {
  readonly client: Client;
  readonly view: StoreView;
  readonly store: CartStore;
  readonly notices: Notices;
  readonly panels: Panels;
  /** Leads to a page of this store view. */
  readonly go: (path: string) => void;
  /** One after the other, here and across tabs. */
  readonly inOrder: ReturnType<typeof createQueue>;
  /** The shop is out of reach, and what was changed is kept; `again` tries once more. */
  readonly onUnreachable: (again: () => void) => void;
  /** The shopper looks at the lines, so their notices count as seen. */
  readonly isWatched: () => boolean;
}

const identity = ({ sku, serverItemId, productOption, checksum }: CartLine): LineIdentity => ({
  sku,
  serverItemId,
  productOption,
  checksum,
});

/** What can be done with a cart; loaded when something is. */
export function createCartActions(setting: CartActionsSetting) {
  const { client, view, store, notices, panels, go, inOrder, onUnreachable, isWatched } = setting;
  /** The open microcart says it itself, and leads on to the checkout as the notice would. */
  const onAdded = () => {
    const added = { id: "notice.added" };
    if (panels.isOpen("microcart")) {
      panels.showAdded();
      return notices.record("success", added);
    }
    notices.show("success", added, { label: "notice.checkout", onAction: () => go("/checkout") });
  };
  const draft = checkoutStoreOf(notices, view);
  /** In this tab or another: then the cart is the browser's to decide. */
  const isInCheckout = () => isInWindow(draft.latest().modifiedAt, Date.now(), checkout.inCheckoutWindow);
  const { synchronise, refreshTotals } = createSynchronise({ client, store, notices, isInCheckout, onAdded });
  const askAboutLines = createCheck({ client, store, notices });
  let checking: Promise<Checked | null> | null = null;

  /** Checks the lines, once for all who ask at the same time; null where the platform cannot be asked. */
  function check(): Promise<Checked | null> {
    checking ??= askAboutLines()
      .then(async (checked) => {
        if (checked.pricesChanged) await inOrder(refreshTotals);
        return checked;
      })
      .catch(() => null)
      .finally(() => {
        checking = null;
      });
    return checking;
  }

  /** A platform that cannot be reached loses nothing: the cart is kept, and told when it can be. */
  async function sync(how: SyncReason): Promise<void> {
    try {
      const wasAsked = await inOrder(() => synchronise(how));
      notices.settle("notice.syncFailed");
      if (how === "forced" || !wasAsked) return;
    } catch {
      return onUnreachable(() => void sync("changed"));
    }
    const checked = await check();
    if (checked?.newProblem && !isWatched()) {
      notices.show("warning", { id: "notice.someUnavailable" }, { label: "notice.cart", onAction: () => go("/cart") });
    }
  }

  return {
    sync,
    check,

    /** Puts so many pieces into the cart, if they can be had (docs/specification/cart.md#cart-10). */
    async add(product: Product, variant: Variant | null, quantity: number): Promise<void> {
      const errors = productErrors(product);
      if (errors.length > 0) return notices.show("error", refusalMessage({ reason: "product-errors", errors }));
      const { sku, price } = variant ?? product;
      const stock = await client.stock(sku).catch(() => null);
      const decision = stockDecision(stockStatus(stock, "volatile"), stockSetting);
      if (decision.notice === "out-of-stock") return notices.show("error", { id: "notice.outOfStock" });
      if (decision.notice === "unsafe-quantity") notices.show("warning", { id: "notice.unsafe" });
      const available = availableOf(stock);
      const added = addLine(store.latest().lines, newLine(product, variant, quantity), {
        available,
        zeroPriceProducts: pricing.zeroPriceProducts,
        maximumLines: rules.maximumLines,
      });
      if (!added.ok) return notices.show("error", refusalMessage(added.error));
      store.setState(({ findings }) => ({
        lines: added.value,
        findings: { ...findings, [sku]: { price, available } },
      }));
      panels.open("microcart");
      await sync("forced");
    },

    /** Sets the quantity of a line; `available` is the stock, null when unknown. */
    async setQuantity(line: CartLine, quantity: number, available: number | null): Promise<void> {
      const changed = setQuantity(store.latest().lines, line, quantity, available);
      if (changed.ok) {
        store.setState({ lines: changed.value });
        return sync("forced");
      }
      if (changed.error.reason !== "no-such-line") notices.show("error", refusalMessage(changed.error));
    },

    /** Takes a line out; the notice offers to put it back. */
    async remove(line: CartLine): Promise<void> {
      const removed = removeLine(store.latest().lines, line);
      if (!removed.ok) return;
      store.setState((state) => ({ lines: removed.value, totals: null, removed: [...state.removed, identity(line)] }));
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
  };
}

export type CartActions = ReturnType<typeof createCartActions>;
