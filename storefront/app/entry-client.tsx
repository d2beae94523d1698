import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { preloadCalls } from "#client/lazyClient.ts";
import { loadOnce } from "#client/loadOnce.ts";
import { catalog } from "#configuration/catalog.ts";
import { storeViews } from "#configuration/storeViews.ts";
import type { StoreView } from "#domain/store.ts";
import { createTexts } from "./i18n/createTexts.ts";
import { createAppRouter } from "./router.tsx";
import { followErrors } from "./layout/followErrors.ts";
import { followLinks } from "./layout/followLinks.ts";
import { followTranslators } from "./layout/translatedTexts.ts";
import { loadFirstView } from "./layout/firstView.ts";
import { startWhenIdle } from "./layout/lazyStart.ts";
import { markAsCodeFailure } from "./state/loadFailure.ts";
import { moveStandIn } from "./state/standIn.ts";

const code = document.documentElement.dataset["store"];
const store = storeViews.find((view) => view.code === code);
if (!store) throw new Error(`No store view is called ${code}`);
window.addEventListener("vite:preloadError", ({ payload }) => markAsCodeFailure(payload));
start(store).catch(() => window.$early?.keepServerPage(() => start(store)));

/**
 * Hydrates the page. Rejects, and leaves the page alone, if a file that it needs does not arrive. This is a function, not
 * a top-level await, because the modules that it loads import this one and would wait for it forever.
 */
async function start(store: StoreView): Promise<void> {
  const isStandIn = moveStandIn(store);
  const addressBar = catalog.urlDispatcher ? await import("./layout/plainAddressBar.ts") : null;
  const addresses = addressBar && addressBar.plainAddressesOfPage(store);
  // The connection may be lost before this code has come; it comes with the next attempt.
  const keptAnswers = loadOnce(async () => (await import("./state/answers/keptAnswers.ts")).createKeptAnswers(store));
  const router = createAppRouter({
    store,
    texts: await createTexts(store.locale),
    // With the browser's cache, a second request would wait for the answer to the first one, which may never arrive.
    fetch: (request) => fetch(request, { cache: "no-store" }),
    origin: location.origin,
    addresses,
    keptAnswers,
  });
  if (isStandIn || navigator.onLine === false) router.options.context.shop.connection.lost();
  await loadFirstView(router);
  const report = followErrors(router);
  window.$early?.start();
  followTranslators();
  // As a transition, hydration runs in slices, and the page responds to input between them.
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />, {
      onCaughtError: (error) => {
        // oxlint-disable-next-line no-console -- as React does without this option
        console.error(error);
        report(error);
      },
    });
  });
  followLinks(router);
  if (addressBar && addresses) addressBar.keepPlainAddress(router, addresses);
  startWhenIdle(router, preloadCalls);
}
