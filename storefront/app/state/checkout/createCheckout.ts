import type { Client } from "#client/createClient.ts";
import { ProviderRefusal } from "#client/failures.ts";
import { isVirtual } from "#domain/cart/cart.ts";
import type { CheckoutStep } from "#domain/checkout/checkout.ts";
import type { AgreedSum } from "#domain/order/agreedSum.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import type { OrderDraft } from "#domain/order/orderRequest.ts";
import type { Comparison } from "#domain/order/waitingOrder.ts";
import type { StoreView } from "#domain/store.ts";
import type { Cart } from "../cart/createCart.ts";
import type { Notices } from "../notices.ts";
import { forgetReminder } from "../serviceWorker.ts";
import type { ShopState } from "../shopState.ts";
import { type CheckoutState, checkoutStoreOf, emptyCheckout, type OrderProof } from "../checkoutStore.ts";
import { createOrderComparison, orderedAnswers } from "./compareOrder.ts";
import { createAnswers } from "./createAnswers.ts";
import { createOutbox } from "./outbox.ts";
import { useRouteContext } from "@tanstack/react-router";
import { useStore } from "zustand";

/** The result of placing an order. */
export type OrderOutcome =
  | { readonly state: "placed"; readonly number: string }
  /** The platform refused the order. It was removed from the outbox. */
  | {
      readonly state: "refused";
      readonly code: string | null;
      /** Whether a field of the order is invalid. */
      readonly isFormWrong: boolean;
    }
  /** It is unknown whether the order arrived. It stays in the outbox; sending it again creates no second order. */
  | { readonly state: "unanswered" }
  /** The platform failed. The order stays in the outbox. */
  | { readonly state: "failed" }
  /** The limit of orders was reached. The order stays in the outbox and may be sent again at `retryAt`. */
  | { readonly state: "too-many"; readonly retryAt: Date }
  /** The device is offline, or the platform does not know the cart yet, so nothing was sent. `isStored` is false when the browser denies its storage. */
  | { readonly state: "offline"; readonly isStored: boolean }
  /** The customer's login has expired, so nothing was sent. The login opens, and the order stays in the outbox. */
  | { readonly state: "login-expired" }
  /** The code that sends orders could not be loaded, as after a deployment. The order stays in the outbox. */
  | { readonly state: "code-missing" }
  /** The cart, a price, the stock or an answer has changed since the order was stored, so nothing was sent. */
  | { readonly state: "changed" };

/** The state of an order in the outbox, compared with the platform and the cart. */
export type WaitingOrder =
  /** The platform already had the order. It was removed from the outbox. */
  { readonly state: "placed"; readonly number: string } | { readonly state: Exclude<Comparison, "withdrawn"> };

/** An account to create with the order. */
type NewAccount = Parameters<Client["customer"]["register"]>[0];

export interface CheckoutSetting {
  readonly client: Client;
  readonly store: StoreView;
  readonly cart: Cart;
  readonly notices: Notices;
  readonly session: ShopState["session"];
}

/** Loads the rules that validate an order. They include all address rules, so they are loaded only when ordering. */
const loadRules = () => import("#domain/order/orderRequest.ts");

const isOffline = (): boolean => navigator.onLine === false;

/** Creates the checkout of this browser: a draft that survives a reload, and an outbox for orders without an answer. */
export function createCheckout({ client, store: view, cart, notices, session }: CheckoutSetting) {
  const store = checkoutStoreOf(notices, view);
  const outbox = createOutbox(view.code);
  const { sendChoices, compare } = createOrderComparison({ cart, store, view });
  let newAccount: NewAccount | null = null;
  let pendingOrder: Promise<OrderOutcome | null> | null = null;
  let pendingCheck: Promise<WaitingOrder | null> | null = null;

  /** Clears outbox, draft and cart once the platform has the order, and creates the account that a guest has asked for. */
  async function finish(number: string, key: string, placedProof: OrderProof | null = null): Promise<void> {
    const { createAccount, personal } = store.latest();
    if (createAccount && personal && session.store.getState().login === "guest") {
      const registration = newAccount;
      void session.actions().then((actions) => actions.openAccount(registration, { key, email: personal.email }));
    }
    newAccount = null;
    await outbox.clear();
    forgetReminder();
    // The browser may be shared, so the guest's name and address are deleted from it.
    store.setState(({ customerId }) => ({
      ...emptyCheckout,
      customerId,
      isHydrated: true,
      placedNumber: number,
      isPlacedHere: true,
      placedProof,
    }));
    cart.clearAfterOrder();
  }

  async function send(request: OrderRequest): Promise<OrderOutcome> {
    try {
      return await cart.inTurn(async () => {
        const { id, number, hash } = await client.order.create(request, new Date());
        await finish(number, request.key, hash === null ? null : { orderId: id, hash });
        return { state: "placed", number };
      });
    } catch (error) {
      // An answer that cannot be read is treated like no answer.
      if (!(error instanceof ProviderRefusal) || error.status === 200) return { state: "unanswered" };
      if (error.status === 429 && error.retryAfter !== null) {
        return { state: "too-many", retryAt: new Date(Date.now() + error.retryAfter * 1000) };
      }
      if (error.status >= 500) return { state: "failed" };
      if (error.status === 401) {
        (await session.actions()).expire();
        return { state: "login-expired" };
      }
      await outbox.clear();
      const { code, fields } = error.refusal;
      return { state: "refused", code, isFormWrong: fields.length > 0 };
    }
  }

  /**
   * Validates and sends the order that is in the outbox. If it cannot be sent, it stays there. Without an id of the
   * platform's cart it cannot: that cart was filled offline, and the platform has not seen it yet.
   */
  async function sendStored(draft: OrderDraft, isStored: boolean): Promise<OrderOutcome> {
    const wait = (): OrderOutcome => {
      noteWaiting(draft);
      return { state: "offline", isStored };
    };
    if (isOffline() || draft.cartId === "") return wait();
    const rules = await loadRules().catch(() => null);
    if (!rules) return isOffline() ? wait() : { state: "code-missing" };
    const order = rules.orderRequest(draft);
    if (order.ok) return send(order.value);
    await outbox.clear();
    return { state: "refused", code: null, isFormWrong: true };
  }

  /**
   * Runs one submission at a time. A call during another one returns the result of that one instead of sending again.
   */
  function runExclusively(work: () => Promise<OrderOutcome | null>): Promise<OrderOutcome | null> {
    pendingOrder ??= work().finally(() => {
      pendingOrder = null;
    });
    return pendingOrder;
  }

  const noteWaiting = ({ total }: OrderDraft) => store.setState({ waitingOrder: { total: total ?? null } });

  async function checkStoredOrder(): Promise<WaitingOrder | null> {
    const order = await outbox.load();
    if (!order) store.setState({ waitingOrder: null });
    // An order that is being sent is not there yet; its answer says what becomes of it.
    if (!order || pendingOrder) return null;
    const placed = await client.order.find(order.key);
    if (placed) {
      await finish(placed.number, order.key);
      return { state: "placed", number: placed.number };
    }
    const comparison = await compare(order);
    // Meanwhile the order may have been sent or replaced by another one.
    if (pendingOrder || (await outbox.load())?.key !== order.key) return null;
    if (comparison !== "withdrawn") {
      noteWaiting(order);
      return { state: comparison };
    }
    store.setState({ waitingOrder: null });
    await outbox.clear();
    return null;
  }

  return {
    store,
    /** Keeps the account to create with the order, in the memory of this page only; null for none. */
    setNewAccount(account: NewAccount | null): void {
      newAccount = account;
      store.setState({ createAccount: account !== null });
    },
    /** Whether a password has to be typed again, since it was lost with the page. */
    lacksPassword: (): boolean => store.getState().createAccount && newAccount === null,
    ...createAnswers(store),
    /** Opens the login over the page if it has expired, which may be why a call has failed. */
    checkLogin(): void {
      if (session.store.getState().login === "customer" && !session.hasLogin())
        void session.actions().then((actions) => actions.expire());
    },
    sendChoices,
    /** Marks the checkout as open. During a checkout the browser's cart wins over the platform's. */
    enter(): void {
      store.setState({ modifiedAt: Date.now(), placedNumber: null, isPlacedHere: false, placedProof: null });
    },
    /** Marks the checkout as closed. */
    leave(): void {
      store.setState({ modifiedAt: 0 });
    },
    /** Loads the code that placing an order needs ahead, so that a press does not wait for it. */
    load: loadRules,
    /**
     * Places the order as it is shown, at the total that is shown. The order is stored before it is sent. If an attempt
     * with the same cart was not answered, its key is used again, so that no second order is created.
     */
    place: ({
      cartId,
      products,
      consents,
      total,
      costs,
    }: Pick<OrderDraft, "cartId" | "products" | "consents"> & AgreedSum) =>
      runExclusively(async () => {
        store.setState({ waitingOrder: null });
        const waiting = await outbox.load();
        // The cart is another one after a login. An order that has arrived must not be placed again with it.
        if (waiting && waiting.cartId !== cartId && !isOffline()) {
          const placed = await client.order.find(waiting.key).catch(() => "unknown" as const);
          if (placed === "unknown") return { state: "unanswered" };
          if (placed) {
            await finish(placed.number, waiting.key);
            return { state: "placed", number: placed.number };
          }
        }
        const customerId = session.store.getState().customer?.id;
        const order: OrderDraft = {
          ...orderedAnswers(store.latest(), isVirtual(cart.store.latest().lines)),
          ...(customerId !== undefined && { customerId }),
          key: waiting?.cartId === cartId ? waiting.key : crypto.randomUUID(),
          cartId,
          storeCode: view.code,
          createdAt: new Date(),
          ...(consents && { consents }),
          costs,
          total,
          products,
        };
        return sendStored(order, await outbox.save(order));
      }),
    /**
     * Returns the state of the stored order without sending it; null when none is stored. An order that the platform
     * already has is removed. Throws when the platform cannot be reached.
     */
    checkWaitingOrder: (): Promise<WaitingOrder | null> =>
      (pendingCheck ??= checkStoredOrder().finally(() => {
        pendingCheck = null;
      })),
    /** Notes the stored order without asking the platform about it, as while that cannot be reached. */
    async noteStoredOrder(): Promise<void> {
      const order = await outbox.load();
      if (order && !pendingOrder && cart.store.latest().lines.length > 0) noteWaiting(order);
    },
    /** Sends the stored order unless its cart, its total or the draft have changed since. Returns null when none is stored. */
    sendWaitingOrder: () =>
      runExclusively(async () => {
        const order = await outbox.load();
        if (!order) return null;
        if ((await compare(order)) !== "unchanged") return { state: "changed" };
        const { connection } = cart.store.latest();
        return sendStored(connection.state === "connected" ? { ...order, cartId: connection.token } : order, true);
      }),
    /** Reads the browser's draft and follows other tabs. Returns an unsubscribe function. */
    hydrate(): () => void {
      const unsubscribe = store.hydrate();
      store.setState({ isHydrated: true });
      return unsubscribe;
    },
  };
}

export type Checkout = ReturnType<typeof createCheckout>;

const checkouts = new WeakMap<ShopState, Checkout>();

/** Returns the checkout of a shop's state. It is created on the first call, since most pages need none. */
export function checkoutOf(shop: ShopState, setting: Pick<CheckoutSetting, "client" | "store">): Checkout {
  const existing = checkouts.get(shop);
  if (existing) return existing;
  const checkout = createCheckout({ ...setting, cart: shop.cart, notices: shop.notices, session: shop.session });
  checkout.store.subscribe(({ waitingOrder }) => shop.connection.noteOrder(waitingOrder !== null));
  checkouts.set(shop, checkout);
  return checkout;
}

/** Returns the checkout of this browser. */
export function useCheckout(): Checkout {
  const { client, store, shop } = useRouteContext({ from: "__root__" });
  return checkoutOf(shop, { client, store });
}

/** Returns the steps that are done. The first one is not if its password was lost with the page. */
export function useDoneSteps(): readonly CheckoutStep[] {
  const checkout = useCheckout();
  const { done } = useStore(checkout.store);
  return checkout.lacksPassword() ? done.filter((step) => step !== "personal-details") : done;
}

/** Selects from the checkout's draft, and renders again when the selected value changes. */
export const useDraft = <T>(select: (draft: CheckoutState) => T): T => useStore(useCheckout().store, select);
