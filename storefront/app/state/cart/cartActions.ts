import type { Client } from "#client/createClient.ts";
import { ProviderRefusal } from "#client/failures.ts";
import { cart as cartSetting } from "#configuration/cart.ts";
import { checkout } from "#configuration/checkout.ts";
import { pricing } from "#configuration/pricing.ts";
import { stock as stockSetting } from "#configuration/stock.ts";
import {
  addLine,
  type AddLineRefusal,
  identityOfLine,
  type LineSelection,
  newLine,
  removeLine,
  sameLine,
  setQuantity,
  stockDecision,
  stockStatus,
  unsent,
} from "#domain/cart/lines.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import { type Address, isInCheckout as isWithinWindow, type ShippingChoice } from "#domain/checkout/checkout.ts";
import type { Finding } from "#domain/cart/findings.ts";
import { bundleSelection, defaultBundleChoice, groupMembers } from "#domain/cart/sets.ts";
import { availableOf } from "#domain/cart/quantity.ts";
import type { ReorderedLine } from "#domain/order/reorder.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import { productErrors } from "#domain/product/productErrors.ts";
import type { StoreView } from "#domain/store.ts";
import { checkoutStoreOf } from "../checkoutStore.ts";
import type { Notices } from "../notices.ts";
import type { Panels } from "../panels.ts";
import { addedAction, refusalMessage } from "./cartNotices.ts";
import { createClearCart } from "./clearCart.ts";
import type { CartStore } from "./cartStore.ts";
import { createCouponActions } from "./couponActions.ts";
import type { createQueue } from "./createQueue.ts";
import { type LineCheck, createLineCheck } from "./createLineCheck.ts";
import { createGiveToCustomer } from "./giveToCustomer.ts";
import { storeTotals } from "./storeTotals.ts";
import { createChangeLine } from "./changeLine.ts";
import { createReorderLenses } from "./reorderLenses.ts";
import { createSynchronise, type SyncReason } from "./synchronise.ts";

export interface CartActionsSetting {
  readonly client: Client;
  readonly view: StoreView;
  readonly store: CartStore;
  readonly notices: Notices;
  readonly panels: Panels;
  /** Opens a page of this store view. */
  readonly go: (path: string) => void;
  /** Runs tasks one after another, across all tabs. */
  readonly enqueue: ReturnType<typeof createQueue>;
  /** Called when a synchronisation succeeds. */
  readonly onReachable: () => void;
  /** Called when the platform cannot be reached. Changes are kept; `retry` sends them again. */
  readonly onUnreachable: (retry: () => void, how?: SyncReason) => void;
  /** Returns whether the lines are visible, with their problems. Then no notice about problems is needed. */
  readonly isWatched: () => boolean;
}

/** Pieces of a product to be added to the cart. */
export interface Addition {
  readonly product: Product;
  /** The chosen variant; null for a product without variants. */
  readonly variant: Variant | null;
  readonly quantity: number;
  /** What else was chosen, such as lenses with their prescription. */
  readonly selection?: LineSelection;
}

/** A sku to be added with its quantity. */
export interface ChosenSku {
  readonly sku: string;
  readonly quantity: number;
}

/** Why products were not added, by sku; empty when all were. */
export type SkuRefusals = Readonly<Record<string, AddLineRefusal>>;

/** Why a delivery was not accepted. `unavailable`: the platform could not be asked. */
export type ShippingProblem = "not-offered" | "point-gone" | "unavailable";

const shippingProblems: Readonly<Record<string, ShippingProblem>> = {
  SHIPPING_NOT_OFFERED: "not-offered",
  POINT_NOT_AVAILABLE: "point-gone",
};

const shippingProblem = (failure: unknown): ShippingProblem =>
  (failure instanceof ProviderRefusal && shippingProblems[failure.refusal.code ?? ""]) || "unavailable";

const hasOptions = ({ productOption: { custom, bundle } }: CartLine) => custom.length + bundle.length > 0;

/** Returns a selection without the options that choose the variant, which the line gets from it. */
const withoutVariant = (selection: LineSelection, { options }: Product): LineSelection => ({
  ...selection,
  options: (selection.options ?? []).filter(({ label }) => !options.some((option) => option.label === label)),
});

/** Creates the actions of a cart. Their code is loaded with the first action. */
export function createCartActions(setting: CartActionsSetting) {
  const { client, view, store, notices, panels, go, enqueue, onReachable, onUnreachable, isWatched } = setting;
  /**
   * Confirms an added line: in the microcart if it is open, which has a link to the checkout too, otherwise in a
   * notice.
   */
  const onAdded = () => {
    const added = { id: "notice.added" };
    if (panels.isOpen("microcart")) {
      panels.showAdded();
      return notices.record("success", added);
    }
    notices.show("success", added, addedAction(go, cartSetting));
  };
  const draft = checkoutStoreOf(notices, view);
  /** Returns whether a checkout is open in any tab. During a checkout the browser's cart wins over the platform's. */
  const isInCheckout = () => isWithinWindow(draft.latest().modifiedAt, Date.now(), checkout.inCheckoutWindow);
  const { synchronise, refreshTotals } = createSynchronise({ client, store, notices, isInCheckout, onAdded });
  const giveToCustomer = createGiveToCustomer({ client, store, notices, synchronise });
  const checkLines = createLineCheck({ client, store, notices });
  let pendingCheck: Promise<LineCheck | null> | null = null;

  /** Checks the lines. Simultaneous calls share one check. Returns null when the platform cannot be reached. */
  function check(): Promise<LineCheck | null> {
    pendingCheck ??= checkLines()
      .then(async (checked) => {
        if (checked.havePricesChanged) await enqueue(refreshTotals);
        // The prices of lenses and parts are known only to the platform's cart.
        if (store.getState().lines.some(hasOptions)) await enqueue(() => synchronise("load"));
        return checked;
      })
      .catch(() => null)
      .finally(() => {
        pendingCheck = null;
      });
    return pendingCheck;
  }

  /**
   * Synchronises both carts. If the platform cannot be reached, the browser's cart is kept and a notice offers a retry.
   */
  async function sync(how: SyncReason): Promise<void> {
    try {
      const hasChanged = await enqueue(() => synchronise(how));
      onReachable();
      if (how === "forced" || !hasChanged) return;
    } catch {
      return onUnreachable(() => void sync("changed"), how);
    }
    const checked = await check();
    if (checked?.hasNewProblem && !isWatched()) {
      notices.show("warning", { id: "notice.someUnavailable" }, { label: "notice.cart", onAction: () => go("/cart") });
    }
  }

  /** Returns the stock of each sku, as far as the platform says it. */
  async function findStock(skus: readonly string[]) {
    const stocks = await Promise.all(
      [...new Set(skus)].map(async (sku) => [sku, await client.catalog.stock(sku).catch(() => null)] as const),
    );
    return new Map(
      stocks.map(([sku, stock]) => {
        const { notice } = stockDecision(stockStatus(stock, "volatile"), stockSetting);
        return [sku, { available: availableOf(stock), notice }];
      }),
    );
  }

  /** Loads a product or variant by its sku; null if it is not sold. */
  async function loadAddition({ sku, quantity }: ChosenSku): Promise<Addition | null> {
    const product = (await client.catalog.productOfVariant(sku)) ?? (await client.catalog.product(sku));
    const variant = product?.variants.find((each) => each.sku === sku) ?? null;
    return product && { product, variant, quantity };
  }

  /** Returns a group as its members and a bundle with its default parts, unless parts were chosen; null if not sold. */
  async function expand(addition: Addition): Promise<readonly Addition[] | null> {
    const { product, quantity, selection } = addition;
    if (product.type === "grouped") {
      const members = groupMembers(product);
      const loaded = await Promise.all(
        members.map((member) => loadAddition({ sku: member.sku, quantity: member.quantity * quantity })),
      );
      return loaded.every((each) => each !== null) ? loaded : null;
    }
    if (product.type !== "bundle" || (selection?.bundle ?? []).length > 0) return [addition];
    const chosen = bundleSelection(product, defaultBundleChoice(product.bundle));
    return chosen.ok ? [{ ...addition, selection: { ...chosen.value, ...selection } }] : null;
  }

  /** Adds all products or, if one of them is refused, none. Returns why products were refused, by sku. */
  async function addAll(additions: readonly Addition[]): Promise<SkuRefusals> {
    const refusals: Record<string, AddLineRefusal> = {};
    for (const { product, variant, selection } of additions) {
      const hasParameters = (selection?.custom ?? []).length > 0;
      const errors = productErrors(product, { hasParameters });
      if (errors.length > 0) refusals[(variant ?? product).sku] = { reason: "product-errors", errors };
    }
    if (Object.keys(refusals).length > 0) return refusals;
    const stocks = await findStock(additions.map(({ product, variant }) => (variant ?? product).sku));
    let { lines } = store.latest();
    const found: Record<string, Finding> = {};
    for (const { product, variant, quantity, selection } of additions) {
      const { sku, price } = variant ?? product;
      const stock = stocks.get(sku);
      const left = stock?.available ?? null;
      const ofOtherLines = lines.filter((line) => line.sku === sku).reduce((sum, line) => sum + line.quantity, 0);
      const line = newLine(product, variant, quantity, selection);
      const existing = lines.find((each) => sameLine(each, line))?.quantity ?? 0;
      const added = addLine(lines, line, {
        available: left === null ? null : Math.max(0, left - ofOtherLines + existing),
        zeroPriceProducts: pricing.zeroPriceProducts,
        maximumLines: cartSetting.maximumLines,
      });
      if (stock?.notice === "out-of-stock") refusals[sku] = { reason: "out-of-stock" };
      else if (!added.ok) refusals[sku] = added.error;
      else lines = added.value;
      found[sku] = { price, available: left };
    }
    if (Object.keys(refusals).length > 0) return refusals;
    if ([...stocks.values()].some(({ notice }) => notice === "unsafe-quantity")) {
      notices.show("warning", { id: "notice.unsafe" });
    }
    store.setState(({ findings }) => ({ lines, findings: { ...findings, ...found } }));
    panels.open("microcart");
    await sync("forced");
    return refusals;
  }

  const couponActions = createCouponActions({ client, store, enqueue, synchronise, refreshTotals });
  return {
    ...couponActions,
    clear: createClearCart({ store, notices, enqueue, sync, ...couponActions }),
    change: createChangeLine({ client, store, notices, enqueue, synchronise }),
    reorderLenses: createReorderLenses({ client, store, enqueue, synchronise, refreshTotals, onUnreachable }),
    sync,
    check,

    /** Gives the cart to the customer who is logged in. Throws when the platform cannot be reached. */
    giveTo: (customerId: number, isNewLogin: boolean): Promise<void> =>
      enqueue(() => giveToCustomer(customerId, isNewLogin)).then(onReachable),

    /** Loads the platform's totals again. If that fails, the platform compares the old ones when they are ordered at. */
    refreshTotals: (): Promise<void> => enqueue(refreshTotals).catch(() => {}),

    /** Adds products to the cart if they are in stock: all of them or none (docs/specification/cart.md#cart-10). */
    async add(additions: readonly Addition[]): Promise<void> {
      const expanded = await Promise.all(additions.map((addition) => expand(addition)));
      const all = expanded.flatMap((each) => each ?? []);
      if (expanded.includes(null)) return notices.show("error", { id: "notice.someUnavailable" });
      const [refusal] = Object.values(await addAll(all));
      if (refusal) notices.show("error", refusalMessage(refusal));
    },

    /**
     * Adds products and variants by their skus, such as the members of a group: all of them or none. Returns why
     * products were refused, by sku.
     */
    async addSkus(chosen: readonly ChosenSku[]): Promise<SkuRefusals> {
      const loaded = await Promise.all(chosen.map(loadAddition));
      const unsold = chosen.filter((_, index) => loaded[index] === null);
      return unsold.length > 0
        ? Object.fromEntries(unsold.map(({ sku }) => [sku, { reason: "out-of-stock" }]))
        : addAll(loaded.flatMap((each) => each ?? []));
    },

    /** Adds the lines of an order again, as they were: all of them or none. */
    async reorder(lines: readonly ReorderedLine[]): Promise<void> {
      const loaded = await Promise.all(
        lines.map(async ({ sku, parentSku, quantity, selection }): Promise<Addition | null> => {
          const product = await client.catalog.product(parentSku);
          const variant = product?.variants.find((each) => each.sku === sku) ?? null;
          if (!product || (!variant && sku !== parentSku)) return null;
          return { product, variant, quantity, ...(selection && { selection: withoutVariant(selection, product) }) };
        }),
      );
      if (loaded.includes(null)) return notices.show("error", { id: "notice.someUnavailable" });
      return this.add(loaded.flatMap((each) => each ?? []));
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

    /** Removes a line. A notice offers to undo it. */
    async remove(line: CartLine): Promise<void> {
      const removed = removeLine(store.latest().lines, line);
      if (!removed.ok) return;
      store.setState((state) => ({
        lines: removed.value,
        removed: [...state.removed, identityOfLine(line)],
      }));
      const restore = () => {
        store.setState(({ lines }) => ({ lines: [...lines, unsent(line)] }));
        void sync("forced");
      };
      notices.show(
        "success",
        { id: "notice.removed", values: { name: line.name } },
        { label: "notice.undo", onAction: restore },
      );
      return sync("forced");
    },

    /**
     * Sends the delivery to the platform and stores its totals. Of the address, only the country has to be known. Returns
     * why it was not accepted; null when it was.
     */
    setShipping: (
      cartId: string,
      address: Pick<Address, "country"> & Partial<Address>,
      method: ShippingChoice,
    ): Promise<ShippingProblem | null> =>
      enqueue(async () => {
        const information = { shippingAddress: address, billingAddress: address, method };
        const { totals } = await client.checkout.shippingInformation(cartId, information);
        storeTotals(store, totals);
        return null;
      }).catch(shippingProblem),

    /** Sends the payment method to the platform and stores its totals, which include its cost. Returns false when that failed. */
    setPayment: (cartId: string, paymentCode: string): Promise<boolean> =>
      enqueue(async () => {
        storeTotals(store, await client.cart.setPayment(cartId, paymentCode));
        return true;
      }).catch(() => false),
  };
}

export type CartActions = ReturnType<typeof createCartActions>;
