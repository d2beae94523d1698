import { loadAhead, whenIdle } from "@dioptra/ui";
import { partsOfRoutes } from "../i18n/messageParts.ts";
import { loadClient } from "../queries/loadClient.ts";
import type { AppRouter } from "../router.tsx";
import { withPrefix } from "#domain/store.ts";

const product = "/p/$parentSku/$slug/{-$childSku}";

/** Where most shoppers go next. */
const nextOf: Readonly<Record<string, readonly string[]>> = {
  "/": ["/c/$slug", product],
  "/c/$slug": [product],
};

/** Has the code, styles and texts of the next page there before it is asked for: a click then waits for its data alone. */
export function loadNext(router: AppRouter): void {
  const { texts } = router.options.context;
  const bring = async () => {
    const next = router.state.matches.flatMap(({ routeId }: { readonly routeId: string }) => nextOf[routeId] ?? []);
    await texts.load(partsOfRoutes(next));
    await Promise.all(next.map((id) => router.routesById[id].options.component?.preload?.()));
  };
  // Whatever comes next, it asks the provider something.
  loadAhead(loadClient);
  loadAhead(bring);
  router.subscribe("onResolved", () => loadAhead(bring));
}

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
