import type { Pages } from "#app/entry-server.tsx";
import { type MessagePart, partsOfPanel } from "#app/i18n/messageParts.ts";
import { catalog } from "#configuration/catalog.ts";
import type { OfflineFiles } from "#domain/worker.ts";
import { type StoreView, withPrefix } from "#domain/store.ts";
import { iconPath } from "#domain/webManifest.ts";
import { messageFiles, moduleFiles, routeFiles, type ViteManifest } from "./routeAssets.ts";

/** The pages that shoppers can use without a network: what they look through, the way of an order, and their account with the way in. */
const routes = [
  "__root__",
  "/offline",
  "/",
  "/c/$slug",
  "/p/$parentSku/$slug/{-$childSku}",
  "/cart",
  "/checkout",
  "/wishlist",
  "/compare",
  "/login",
  "/my-account",
  "/my-account/",
  "/my-account/orders/",
  "/my-account/orders/$orderId",
];

/** What these pages load when it is needed, which is when there may be no network any more. */
const lazyModules = [
  "../ui/feedback/Toast.tsx",
  "app/components/Coupon.tsx",
  "app/components/LineValues.tsx",
  "app/features/account/PersonalParts.tsx",
  "app/features/cart/ChangeLine.tsx",
  "app/features/catalog/ListControls.tsx",
  "app/features/catalog/NothingFound.tsx",
  "app/features/checkout/CompanyInvoice.tsx",
  "app/features/checkout/NewAccount.tsx",
  "app/features/checkout/customerParts.ts",
  "app/features/checkout/laterSteps.ts",
  "app/features/home/HomeShelves.tsx",
  "app/features/home/HomeSlider.tsx",
  "app/layout/CheckoutHead.tsx",
  "app/layout/OfflineBar.tsx",
  "app/layout/ShopAccount.tsx",
  "app/layout/ShopFooter.tsx",
  "app/layout/ShopHistory.tsx",
  "app/layout/ShopMenu.tsx",
  "app/layout/ShopMicrocart.tsx",
  "app/layout/ShopNewsletter.tsx",
  "app/layout/ShopSearch.tsx",
  "app/layout/ShopWishlist.tsx",
  "app/layout/afterStart.ts",
  "app/layout/offlineMode.ts",
  "app/layout/serviceWorker.ts",
  "app/state/answers/keptAnswers.ts",
  "app/state/cart/cartActions.ts",
  "app/state/checkout/orderReminder.ts",
  "client/accountCalls.ts",
  "client/cartCalls.ts",
  "client/catalogCalls.ts",
  "client/checkoutCalls.ts",
  "client/contentCalls.ts",
  "client/customerCalls.ts",
  "client/orderCalls.ts",
  "domain/order/orderRequest.ts",
];

/** What finds the pages at plain addresses, if they are shown there. */
const addressModules = [
  "app/layout/plainAddressBar.ts",
  "app/routes/$.tsx?tsr-split=component---loader",
  "client/plainPaths.ts",
];

const lazyMessages: readonly MessagePart[] = [
  "errorPage",
  "menu",
  "notice",
  "offline",
  "search",
  "wishlist",
  ...partsOfPanel.account,
  ...partsOfPanel.changeLine,
  ...partsOfPanel.lineValues,
  ...partsOfPanel.newsletter,
];

/**
 * Returns the files with which a store view starts without a network. They are few enough to be loaded in the background
 * of a first visit; the service worker keeps the files of other pages when they are visited.
 */
export function offlineFiles(manifest: ViteManifest, pages: Pages, store: StoreView): OfflineFiles {
  const byRoute = routeFiles(manifest, pages, store.locale);
  const files = [
    ...routes.flatMap((route) => byRoute[route]?.css ?? []),
    ...routes.flatMap((route) => byRoute[route]?.code ?? []),
    ...[...lazyModules, ...(catalog.urlDispatcher ? addressModules : [])].flatMap((module) =>
      moduleFiles(manifest, module),
    ),
    ...messageFiles(manifest, store.locale, lazyMessages),
    "/favicon.svg",
    iconPath(192, "any"),
  ];
  return { page: withPrefix("/offline", store), files: [...new Set(files)] };
}
