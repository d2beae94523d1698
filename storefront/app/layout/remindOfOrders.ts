import { whenIdle } from "@dioptra/ui";
import { withPrefix } from "#domain/store.ts";
import type { AppRouter } from "../router.tsx";

/**
 * Asks about an order that was stored without a connection: once the page has loaded, and whenever the connection returns.
 * A browser without a cart has no such order, and loads nothing for it.
 */
export function remindOfOrders(router: AppRouter): void {
  const { client, store, shop } = router.options.context;
  let reminder: ((isBackOnline: boolean) => Promise<void>) | null = null;
  async function remind(isBackOnline: boolean): Promise<void> {
    if (navigator.onLine === false || shop.cart.store.latest().lines.length === 0) return;
    const { createOrderReminder } = await import("../state/checkout/orderReminder.ts");
    reminder ??= createOrderReminder({
      client,
      store,
      shop,
      go: (path) => router.history.push(withPrefix(path, store)),
      path: () => router.latestLocation.pathname,
    });
    await reminder(isBackOnline);
  }
  // What fails now is looked at again with the next page, or when the connection returns.
  whenIdle(() => void remind(false).catch(() => {}));
  window.addEventListener("online", () => void remind(true).catch(() => {}));
}
