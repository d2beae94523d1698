import type { Client } from "#client/createClient.ts";
import { ProviderRefusal } from "#client/failures.ts";
import type { CheckoutStep } from "#domain/checkout/checkoutSteps.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import type { OrderDraft } from "#domain/order/orderRequest.ts";
import type { StoreView } from "#domain/store/storeView.ts";
import type { Cart } from "../cart/createCart.ts";
import { type CheckoutState, createCheckoutStore, emptyCheckout } from "./checkoutStore.ts";
import { createOutbox } from "./outbox.ts";

/** What became of an order that was sent. */
export type OrderOutcome =
  | { readonly state: "placed"; readonly number: string }
  /** The platform said no, and the order is not waiting any more. */
  | {
      readonly state: "refused";
      readonly code: string | null;
      /** A field of its form is not right. */
      readonly isFormWrong: boolean;
    }
  /** Nobody knows whether it arrived; sent again, it is the same order. */
  | { readonly state: "unanswered" }
  /** The platform could not take it; it waits to be sent again. */
  | { readonly state: "failed" };

export interface CheckoutSetting {
  readonly client: Client;
  readonly store: StoreView;
  readonly cart: Cart;
}

/** The checkout of this browser: a draft that outlives a reload, and an order that is sent until it is answered. */
export function createCheckout({ client, store: view, cart }: CheckoutSetting) {
  const store = createCheckoutStore(view);
  const outbox = createOutbox(view.code);
  let underWay: Promise<OrderOutcome | null> | null = null;

  async function send(request: OrderRequest): Promise<OrderOutcome> {
    try {
      const { number } = await client.createOrder(request, new Date());
      await outbox.clear();
      cart.ordered();
      // A guest's name and address are not left behind in a browser that others may use.
      store.setState({ ...emptyCheckout, known: true });
      return { state: "placed", number };
    } catch (error) {
      // An answer in a form that nobody understands says as little as none.
      if (!(error instanceof ProviderRefusal) || error.status === 200) return { state: "unanswered" };
      if (error.status >= 500) return { state: "failed" };
      await outbox.clear();
      const { code, fields } = error.refusal;
      return { state: "refused", code, isFormWrong: fields.length > 0 };
    }
  }

  /** One at a time: a second press waits for the first one's answer instead of sending again. */
  function alone(work: () => Promise<OrderOutcome | null>): Promise<OrderOutcome | null> {
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    store,
    /** Keeps what a step was answered with, and that it is done. */
    complete: (step: CheckoutStep, answers: Partial<CheckoutState>) =>
      store.setState(({ done }) => ({ ...answers, done: [...new Set([...done, step])], modifiedAt: Date.now() })),
    /** The shopper is in the checkout: the cart is the browser's to decide. */
    touch(): void {
      store.setState({ modifiedAt: Date.now() });
    },
    leave(): void {
      store.setState({ modifiedAt: 0 });
    },
    /** Sends the order under the key that an unanswered attempt of the same cart had. */
    place: (draft: Omit<OrderDraft, "key">) =>
      alone(async () => {
        const waiting = await outbox.waiting();
        const key = waiting?.cartId === draft.cartId ? waiting.key : crypto.randomUUID();
        // With it come the rules of all addresses: loaded by whoever orders, not by whoever looks around.
        const { orderRequest } = await import("#domain/order/orderRequest.ts");
        const order = orderRequest({ ...draft, key });
        if (!order.ok) return { state: "refused", code: null, isFormWrong: true };
        await outbox.keep(order.value);
        return send(order.value);
      }),
    /** Asks what became of an order whose answer was lost; null when none is waiting. */
    resume: () =>
      alone(async () => {
        const waiting = await outbox.waiting();
        return waiting && send(waiting);
      }),
    /** Reads the browser's draft and follows the other tabs; answers how to stop. */
    wake(): () => void {
      const sleep = store.wake();
      store.setState({ known: true });
      return sleep;
    },
  };
}

export type Checkout = ReturnType<typeof createCheckout>;
