import type { Client } from "#client/createClient.ts";
import { ProviderRefusal } from "#client/failures.ts";
import { canOrder, cartProblems } from "#domain/cart/problems.ts";
import { isVirtual } from "#domain/cart/cart.ts";
import type { CheckoutStep } from "#domain/checkout/checkout.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import type { OrderDraft } from "#domain/order/orderRequest.ts";
import { type Comparison, compareWaitingOrder, type OrderAnswers } from "#domain/order/waitingOrder.ts";
import type { StoreView } from "#domain/store.ts";
import type { Cart } from "../cart/createCart.ts";
import type { Notices } from "../notices.ts";
import type { ShopState } from "../shopState.ts";
import { type CheckoutState, checkoutStoreOf, emptyCheckout } from "../checkoutStore.ts";
import { createOutbox } from "./outbox.ts";
import { useRouteContext } from "@tanstack/react-router";
import { useStore } from "zustand";

/** What became of an order. */
export type OrderOutcome =
  | { readonly state: "placed"; readonly number: string }
  /** The platform said no, and the order is not waiting any more. */
  | {
      readonly state: "refused";
      readonly code: string | null;
      /** A field of its form is not right. */
      readonly isFormWrong: boolean;
    }
  /** It is unknown whether the order arrived; sending it again creates no second one. */
  | { readonly state: "unanswered" }
  /** The platform could not take it; it waits to be sent again. */
  | { readonly state: "failed" }
  /** Too many orders came from here: it was not taken, and waits. `retryAt` is when it may be sent again. */
  | { readonly state: "too-many"; readonly retryAt: Date }
  /** This device is offline: nothing was sent. `isKept` is false where the browser denies its storage. */
  | { readonly state: "offline"; readonly isKept: boolean }
  /** The code that sends it cannot be loaded, such as after a deployment: nothing was sent, and it waits. */
  | { readonly state: "code-missing" }
  /** The cart, a price, the stock or an answer of the checkout has changed since it was stored: nothing was sent. */
  | { readonly state: "changed" };

/** An order in the outbox, as far as the platform and the cart tell. */
export type WaitingOrder =
  /** The platform had it already; it is not waiting any more. */
  { readonly state: "placed"; readonly number: string } | { readonly state: Exclude<Comparison, "withdrawn"> };

export interface CheckoutSetting {
  readonly client: Client;
  readonly store: StoreView;
  readonly cart: Cart;
  readonly notices: Notices;
}

const nobody = { firstName: "", lastName: "", email: "" };

const nowhere = {
  firstName: "",
  lastName: "",
  country: "",
  street: "",
  apartment: "",
  postcode: "",
  city: "",
  region: "",
  phone: "",
};

const answersOf = (state: CheckoutState): OrderAnswers => ({
  customer: state.personal ?? nobody,
  shippingAddress: state.shippingAddress ?? nowhere,
  billingAddress: state.billingAddress,
  shipping: state.shipping,
  paymentCode: state.paymentCode,
});

/** Brings the rules for all addresses, so it is loaded only when ordering. */
const loadRules = () => import("#domain/order/orderRequest.ts");

const isOffline = (): boolean => navigator.onLine === false;

/** The checkout of this browser: a draft that outlives a reload, and an order that is kept until it is answered. */
export function createCheckout({ client, store: view, cart, notices }: CheckoutSetting) {
  const store = checkoutStoreOf(notices, view);
  const outbox = createOutbox(view.code);
  let underWay: Promise<OrderOutcome | null> | null = null;
  let looking: Promise<WaitingOrder | null> | null = null;

  /** The platform has the order: nothing of it waits here any more. */
  async function finish(number: string): Promise<void> {
    await outbox.clear();
    // A guest's name and address are not left behind in a browser that others may use.
    store.setState({ ...emptyCheckout, isHydrated: true, placedNumber: number });
    cart.ordered();
  }

  async function send(request: OrderRequest): Promise<OrderOutcome> {
    try {
      const { number } = await client.createOrder(request, new Date());
      await finish(number);
      return { state: "placed", number };
    } catch (error) {
      // An answer in an unknown form is treated like no answer.
      if (!(error instanceof ProviderRefusal) || error.status === 200) return { state: "unanswered" };
      if (error.status === 429 && error.retryAfter !== null) {
        return { state: "too-many", retryAt: new Date(Date.now() + error.retryAfter * 1000) };
      }
      if (error.status >= 500) return { state: "failed" };
      await outbox.clear();
      const { code, fields } = error.refusal;
      return { state: "refused", code, isFormWrong: fields.length > 0 };
    }
  }

  /** Sends an order that the outbox holds; where it cannot be sent, it stays there. */
  async function deliver(draft: OrderDraft, isKept: boolean): Promise<OrderOutcome> {
    if (isOffline()) return { state: "offline", isKept };
    const rules = await loadRules().catch(() => null);
    if (!rules) return isOffline() ? { state: "offline", isKept } : { state: "code-missing" };
    const order = rules.orderRequest(draft);
    if (order.ok) return send(order.value);
    await outbox.clear();
    return { state: "refused", code: null, isFormWrong: true };
  }

  /** One at a time: a second press waits for the first one's answer instead of sending again. */
  function alone(work: () => Promise<OrderOutcome | null>): Promise<OrderOutcome | null> {
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  /** Compares a stored order with what the shopper wants now, after prices and stock were checked with the platform. */
  async function compare(order: OrderDraft): Promise<Comparison> {
    await cart.sync("changed");
    await cart.check();
    const { lines, findings } = cart.store.latest();
    const now = { lines, answers: answersOf(store.latest()), isVirtual: isVirtual(lines) };
    const comparison = compareWaitingOrder(order, now);
    return comparison === "unchanged" && !canOrder(cartProblems(lines, findings)) ? "changed" : comparison;
  }

  async function lookAtWaiting(): Promise<WaitingOrder | null> {
    const order = await outbox.waiting();
    if (!order) return null;
    const placed = await client.order(order.key);
    if (placed) {
      await finish(placed.number);
      return { state: "placed", number: placed.number };
    }
    const comparison = await compare(order);
    // Meanwhile it may have been sent, or another one stored in its place.
    if (underWay || (await outbox.waiting())?.key !== order.key) return null;
    if (comparison !== "withdrawn") return { state: comparison };
    await outbox.clear();
    return null;
  }

  return {
    store,
    /** Keeps what a step was answered with, and that it is done. */
    complete: (step: CheckoutStep, answers: Partial<CheckoutState>) =>
      store.setState(({ done }) => ({
        ...answers,
        typed: {},
        done: [...new Set([...done, step])],
        modifiedAt: Date.now(),
      })),
    /** Keeps an address that is being typed over a reload, which brings the code of a new deployment. */
    keepTyped: (typed: CheckoutState["typed"]) => store.setState({ typed }),
    /** The shopper is in the checkout: the cart is the browser's to decide. */
    touch(): void {
      store.setState({ modifiedAt: Date.now(), placedNumber: null });
    },
    leave(): void {
      store.setState({ modifiedAt: 0 });
    },
    /** Loads what placing an order needs, so that a press does not wait for it. */
    load: loadRules,
    /** Orders what the shopper saw: stored first, then sent, under the key that an unanswered attempt of the same cart had. */
    place: (shown: Pick<OrderDraft, "cartId" | "products"> & { readonly delivery: OrderDraft["costs"]["shipping"] }) =>
      alone(async () => {
        const { cartId, products, delivery } = shown;
        const state = store.latest();
        const waiting = await outbox.waiting();
        const order: OrderDraft = {
          ...answersOf(state),
          key: waiting?.cartId === cartId ? waiting.key : crypto.randomUUID(),
          cartId,
          storeCode: view.code,
          createdAt: new Date(),
          costs: { shipping: delivery, payment: state.paymentCost },
          products,
        };
        return deliver(order, await outbox.keep(order));
      }),
    /**
     * Tells what has become of a stored order, without sending it: null when none waits. Throws where the platform cannot be
     * asked.
     */
    look: (): Promise<WaitingOrder | null> =>
      (looking ??= lookAtWaiting().finally(() => {
        looking = null;
      })),
    /** Sends the stored order if it is still what was pressed; null when none waits. */
    confirm: () =>
      alone(async () => {
        const order = await outbox.waiting();
        if (!order) return null;
        if ((await compare(order)) !== "unchanged") return { state: "changed" };
        const { connection } = cart.store.latest();
        return deliver(connection.state === "connected" ? { ...order, cartId: connection.token } : order, true);
      }),
    /** Reads the browser's draft and follows the other tabs. Returns an unsubscribe function. */
    wake(): () => void {
      const sleep = store.wake();
      store.setState({ isHydrated: true });
      return sleep;
    },
  };
}

export type Checkout = ReturnType<typeof createCheckout>;

const checkouts = new WeakMap<ShopState, Checkout>();

/** Returns the checkout of a shop's state, created when it is first needed: most pages need none. */
export function checkoutOf(shop: ShopState, setting: Pick<CheckoutSetting, "client" | "store">): Checkout {
  const known = checkouts.get(shop);
  if (known) return known;
  const checkout = createCheckout({ ...setting, cart: shop.cart, notices: shop.notices });
  checkouts.set(shop, checkout);
  return checkout;
}

/** The checkout of this browser: it comes with the first page that asks for it. */
export function useCheckout(): Checkout {
  const { client, store, shop } = useRouteContext({ from: "__root__" });
  return checkoutOf(shop, { client, store });
}

/** What the shopper has filled in so far. */
export const useDraft = <T>(select: (draft: CheckoutState) => T): T => useStore(useCheckout().store, select);
