import type { Client } from "#client/createClient.ts";
import { orders } from "#configuration/orders.ts";
import { canSendAutomatically } from "#domain/order/waitingOrder.ts";
import type { StoreView } from "#domain/store.ts";
import type { ShopState } from "../shopState.ts";
import { checkoutOf } from "./createCheckout.ts";

export interface OrderReminderSetting {
  readonly client: Client;
  readonly store: StoreView;
  readonly shop: ShopState;
  /** Opens a page of this store view. */
  readonly go: (path: string) => void;
  /** Returns the path of the current page, without the store view's prefix. */
  readonly path: () => string;
  /** Whether stored orders are sent without asking. Defaults to `orders.sendOfflineOrdersAutomatically`. */
  readonly isAutomatic?: boolean;
}

/** The ids of what is said about an order that waits: on the page, and in a notification. */
export const waitingOrderMessages = { title: "offline.orderWaiting", text: "offline.confirmOrder" } as const;

const waitingNotice = waitingOrderMessages.title;

/**
 * Creates the reminder about an order that was stored but not sent (docs/specification/orders.md#order-11). It leads to
 * the review, whose button places the order, or sends it at once where the setting or the thank-you page allows that. An
 * order that the platform already has is shown as placed.
 */
export function createOrderReminder({
  client,
  store,
  shop,
  go,
  path,
  isAutomatic = orders.sendOfflineOrdersAutomatically,
}: OrderReminderSetting) {
  const { notices } = shop;
  const checkout = checkoutOf(shop, { client, store });
  // An order that is placed with the checkout's button needs no reminder any more.
  checkout.store.subscribe(({ placedNumber }) => placedNumber && notices.clear(waitingNotice));
  /** Opens the review: an order is only placed by the button below its lines and its total. */
  const review = () => go("/checkout?step=review");
  const reviewAction = { label: waitingOrderMessages.text, onAction: review };
  const showOrder = (number: string) => go(`/order-confirmation/${number}`);

  /** Sends the stored order and shows the result. */
  async function send(): Promise<void> {
    const outcome = await checkout.sendWaitingOrder();
    notices.clear(waitingNotice);
    notices.clear("offline.orderQueued");
    if (!outcome) return;
    if (outcome.state === "placed") return showOrder(outcome.number);
    if (outcome.state === "changed" || outcome.state === "refused") {
      // Without a timeout, since the shopper reads it on the next page.
      notices.show("warning", { id: "offline.orderChanged" }, null, { hasNoTimeout: true });
      return review();
    }
    notices.show("warning", { id: "offline.orderQueued" }, reviewAction, { hasNoTimeout: true });
  }

  /** Checks for a stored order; while the shop cannot be reached, only notes that there is one. `isBackOnline`: the connection has just returned. */
  return async function remind(isBackOnline: boolean): Promise<void> {
    const isAway = navigator.onLine === false || shop.connection.store.getState().isAway;
    const waiting = isAway ? "unknown" : await checkout.checkWaitingOrder().catch(() => "unknown" as const);
    // The bar about the connection names it meanwhile.
    if (waiting === "unknown") return checkout.noteStoredOrder();
    notices.clear(waitingNotice);
    if (!waiting) return;
    if (waiting.state === "placed") {
      const { number } = waiting;
      if (path() === "/checkout") return showOrder(number);
      return notices.show(
        "success",
        { id: "offline.orderArrived", values: { number } },
        { label: "offline.showOrder", onAction: () => showOrder(number) },
        { hasNoTimeout: true },
      );
    }
    const isThankYouPage = isBackOnline && path().startsWith("/order-confirmation/");
    if (canSendAutomatically(waiting.state, { isAutomatic, isThankYouPage })) return send();
    notices.show("warning", { id: waitingNotice }, reviewAction, { hasNoTimeout: true });
  };
}
