import { LazyToast, preloadWhenIdle, whenIdle } from "@dioptra/ui";
import { createElement } from "react";
import type { QueryClient } from "@tanstack/react-query";
import type { ProductList } from "#domain/catalog/listSearch.ts";
import { productPath } from "#domain/product/href.ts";
import { withPrefix } from "#domain/store.ts";
import { partsOfPanel } from "../i18n/messageParts.ts";
import type { AppRouter } from "../router.tsx";
import { recoverPictures } from "./failedPictures.ts";
import { followInstallation } from "../state/installation.ts";
import type { ShopState } from "../state/shopState.ts";
import { LazyOfflineBar } from "./lazy.ts";
import { keepFocus } from "./keepFocus.ts";
import { LazyShopHistory } from "./noticeHistory.ts";
import { messagesOf } from "./pageMeta.ts";

export { loadMegaMenu } from "./megaMenu.tsx";
export { loadPanel } from "./panelCode.ts";
export { reportError } from "./reportErrors.ts";

/** What the server adds to the head for search engines only (`app/machines`). */
const servedOnly = 'link[hreflang], link[rel=canonical], meta[property^="og:"], script[type="application/ld+json"]';

const product = "/p/$parentSku/$slug/{-$childSku}";

/** The routes that shoppers usually open next, by route. */
const likelyNextRoutes: Readonly<Record<string, readonly string[]>> = {
  "/": ["/c/$slug", product],
  "/c/$slug": [product],
};

/**
 * Loads code, styles and texts of the likely next pages while the browser is idle, so that a click waits only for data.
 * The code of the calls, which `loadCalls` loads, is needed by every next page.
 */
function preloadNextPages(router: AppRouter, loadCalls: () => Promise<unknown>): void {
  const { texts } = router.options.context;
  const preload = async () => {
    const next = router.state.matches.flatMap(
      ({ routeId }: { readonly routeId: string }) => likelyNextRoutes[routeId] ?? [],
    );
    const routes = next.map((id) => router.routesById[id].options);
    await texts.load(messagesOf(routes));
    await Promise.all(routes.map(({ component }) => component?.preload?.()));
  };
  preloadWhenIdle(loadCalls);
  preloadWhenIdle(preload);
  router.subscribe("onResolved", () => preloadWhenIdle(preload));
}

/**
 * Asks the shopper about an order that was stored while offline: once the page has loaded, and whenever the shop can be
 * reached again. With an empty cart there is no such order, and no code is loaded.
 */
function remindOfOrders(router: AppRouter): void {
  const { client, store, shop } = router.options.context;
  let reminder: ((isBackOnline: boolean) => Promise<void>) | null = null;
  async function remind(isBackOnline: boolean): Promise<void> {
    if (shop.cart.store.latest().lines.length === 0) return;
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
  // A failure is ignored: the next page load or the returning connection tries again.
  whenIdle(() => void remind(false).catch(() => {}));
  whenReachable(shop, () => void remind(true).catch(() => {}));
}

/** Calls back whenever the browser reports a network, and whenever the shop answers again after it did not. */
function whenReachable({ connection }: Pick<ShopState, "connection">, onReachable: () => void): void {
  window.addEventListener("online", onReachable);
  connection.store.subscribe(({ isAway }, { isAway: wasAway }) => {
    if (wasAway && !isAway) onReachable();
  });
}

/**
 * Sends the forms that wait for the shop (docs/specification/cart.md#cart-35): once the page has loaded, and whenever the
 * shop can be reached again.
 */
function sendWaitingForms(router: AppRouter): void {
  const { client, store, shop } = router.options.context;
  const send = async () => {
    if (navigator.onLine === false) return;
    const { taskQueueOf } = await import("../state/tasks/useTaskQueue.ts");
    await taskQueueOf(shop, { client, store, open: (href) => router.history.push(href) }).send();
  };
  // A failure is ignored: the next page load or the returning connection tries again.
  preloadWhenIdle(send);
  whenReachable(shop, () => void send().catch(() => {}));
}

/**
 * Remembers the plain addresses of the products that a list shows, and that of the page itself, so that links to them need
 * no request, also without a network (docs/specification/pages.md#page-25), if the shopper has consented. The code is loaded while the browser is idle.
 */
function rememberAddresses(router: AppRouter): void {
  const { queryClient, store, shop, addresses } = router.options.context;
  const remember = async () => {
    if (!shop.consent.allows("convenience")) return;
    const cache: QueryClient = queryClient;
    const lists = cache.getQueriesData<ProductList>({ queryKey: ["list"] });
    const products = lists.flatMap(([, list]) => list?.products ?? []);
    const shown = addresses?.addressOf(router.latestLocation.pathname) ?? null;
    if (products.length === 0 && !shown) return;
    const { createAddressMappings } = await import("../state/addressMappings.ts");
    const added = products.map((product) => [product.plainPath ?? `/${product.slug}`, productPath(product)] as const);
    createAddressMappings(store).remember(Object.fromEntries(shown ? [...added, shown] : added));
  };
  preloadWhenIdle(remember);
  router.subscribe("onResolved", () => preloadWhenIdle(remember));
}

/** Moves the focus between the parts of the page by F6. The first press loads the code. */
function followF6(): void {
  let move: ((isBackward: boolean) => boolean) | null = null;
  const load = async (isBackward: boolean) => {
    const { moveToLandmark } = await import("./landmarks.ts");
    move = moveToLandmark;
    move(isBackward);
  };
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F6" || event.altKey || event.ctrlKey || event.metaKey) return;
    if (move?.(event.shiftKey) === false) return;
    event.preventDefault();
    // A failure is ignored: the next press tries again.
    if (!move) void load(event.shiftKey).catch(() => {});
  });
}

/**
 * Loads the code that shows notices: when there is something to show, the connection may be lost. If it fails, it is
 * loaded with the first notice.
 */
const loadNotices = (): void =>
  whenIdle(() => void Promise.allSettled([LazyToast, LazyShopHistory, LazyOfflineBar].map(({ load }) => load())));

/** Removes what search engines read about the page that the server has rendered, once another page is shown. */
function forgetServedHead(router: AppRouter): void {
  const unsubscribe = router.subscribe("onResolved", ({ pathChanged }) => {
    if (!pathChanged) return;
    for (const element of document.head.querySelectorAll(servedOnly)) element.remove();
    unsubscribe();
  });
}

/** Loads what offers the newsletter, which it does much later. */
const watchForNewsletter = (router: AppRouter): void =>
  preloadWhenIdle(async () => (await import("./offerNewsletter.ts")).offerNewsletter(router));

/** The time before code that did not come is requested again, in milliseconds. It doubles with each attempt. */
const firstRetryDelay = 1000;

/**
 * Prepares for the time without a network: the service worker keeps files, the page keeps what it has read. For a shopper
 * who saves data, nothing is loaded in advance.
 */
function prepareForOffline(router: AppRouter): void {
  const { notices } = router.options.context.shop;
  followInstallation(() => notices.show("success", { id: "install.done" }));
  const start = async () => (await import("./offlineMode.ts")).startOfflineMode(router);
  let delay = firstRetryDelay;
  const startAgain = () => void start().catch(startLater);
  // If the connection is lost before this code has come, it comes with the next one, which may be there already.
  function startLater(): void {
    if (navigator.onLine === false) return window.addEventListener("online", startAgain, { once: true });
    setTimeout(startAgain, delay);
    delay *= 2;
  }
  preloadWhenIdle(() => start().catch(startLater));
  preloadWhenIdle(async () => {
    if (import.meta.env.PROD) await (await import("./serviceWorker.ts")).startServiceWorker(router);
  });
}

/** Asks for consent to what is optional, once. */
function askForConsent({ options }: AppRouter): void {
  const { shop, texts } = options.context;
  if (!shop.consent.mayAsk()) return;
  whenIdle(
    () =>
      void Promise.all([import("./ShopConsent.tsx"), texts.load(partsOfPanel.consent)])
        .then(([{ ShopConsent }]) => shop.consent.question.setState({ element: createElement(ShopConsent) }))
        // Without the question nothing optional is stored; the next page load asks.
        .catch(() => {}),
  );
}

/**
 * Starts what a page does once it responds to input: none of it is needed to use the page. `loadCalls` loads the code of
 * the client's calls.
 */
export function afterStart(router: AppRouter, loadCalls: () => Promise<unknown>): void {
  loadNotices();
  recoverPictures();
  preloadNextPages(router, loadCalls);
  remindOfOrders(router);
  sendWaitingForms(router);
  rememberAddresses(router);
  followF6();
  keepFocus();
  forgetServedHead(router);
  watchForNewsletter(router);
  prepareForOffline(router);
  askForConsent(router);
}
