import type { Client } from "#client/createClient.ts";
import { orders } from "#configuration/orders.ts";
import { canSendUnasked } from "#domain/order/waitingOrder.ts";
import type { StoreView } from "#domain/store.ts";
import type { ShopState } from "../shopState.ts";
import { checkoutOf } from "./createCheckout.ts";

export interface OrderReminderSetting {
  readonly client: Client;
  readonly store: StoreView;
  readonly shop: ShopState;
  /** Leads to a page of this store view. */
  readonly go: (path: string) => void;
  /** Returns the path of the page that is shown, as routes know it. */
  readonly path: () => string;
  /** Whether stored orders are sent without asking; the setting of the shop unless given. */
  readonly isAutomatic?: boolean;
}

const waitingNotice = "offline.orderWaiting";

/**
 * Creates what asks the shopper about an order that was stored and not sent (docs/specification/orders.md#order-11).
 * One that the platform has already is shown as placed. Nothing is sent without a press, unless the setting or the
 * thank-you page allows it.
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
  // Ordered by the checkout's own button, it waits no more.
  checkout.store.subscribe(({ placedNumber }) => placedNumber && notices.settle(waitingNotice));
  const show = (number: string) => go(`/order-confirmation/${number}`);

  /** Sends the stored order, and tells what became of it. */
  async function confirm(): Promise<void> {
    const outcome = await checkout.confirm();
    notices.settle(waitingNotice);
    notices.settle("offline.orderQueued");
    if (!outcome) return;
    if (outcome.state === "placed") return show(outcome.number);
    if (outcome.state === "changed" || outcome.state === "refused") {
      // Staying until it is closed: it is read on the page that it leads to.
      notices.show("warning", { id: "offline.orderChanged" }, null, { hasNoTimeout: true });
      return go("/checkout?step=review");
    }
    notices.show(
      "warning",
      { id: "offline.orderQueued" },
      { label: "notice.tryAgain", onAction: () => void confirm() },
      { hasNoTimeout: true },
    );
  }

  /** Looks for a stored order. `isBackOnline`: the connection has just returned. */
  return async function remind(isBackOnline: boolean): Promise<void> {
    const waiting = await checkout.look().catch(() => "unknown" as const);
    if (waiting === "unknown") return;
    notices.settle(waitingNotice);
    if (!waiting) return;
    if (waiting.state === "placed") {
      const { number } = waiting;
      if (path() === "/checkout") return show(number);
      return notices.show(
        "success",
        { id: "offline.orderArrived", values: { number } },
        { label: "offline.showOrder", onAction: () => show(number) },
        { hasNoTimeout: true },
      );
    }
    const isThankYouPage = isBackOnline && path().startsWith("/order-confirmation/");
    if (canSendUnasked(waiting.state, { isAutomatic, isThankYouPage })) return confirm();
    notices.show(
      "warning",
      { id: waitingNotice },
      { label: "offline.confirmOrder", onAction: () => void confirm() },
      { hasNoTimeout: true },
    );
  };
}
