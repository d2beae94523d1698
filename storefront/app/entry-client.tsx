import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { storeViews } from "#configuration/storeViews.ts";
import type { StoreView } from "#domain/store.ts";
import { createTexts } from "./i18n/createTexts.ts";
import { createAppRouter } from "./router.tsx";
import { followLinks } from "./layout/followLinks.ts";
import { loadNext, remindOfOrders } from "./layout/afterStart.ts";
import { loadNotices } from "./layout/noticeHistory.ts";

const code = document.documentElement.dataset["store"];
const store = storeViews.find((view) => view.code === code);
if (!store) throw new Error(`No store view is called ${code}`);
void start(store);

/** Not in the module's own body: what it loads needs this module, and would wait for it for ever. */
async function start(store: StoreView): Promise<void> {
  const router = createAppRouter({
    store,
    texts: await createTexts(store.locale),
    // Past the browser's own cache: there, a second question waits for the first one's answer, though it may never come.
    fetch: (request) => fetch(request, { cache: "no-store" }),
    origin: location.origin,
  });
  // Where code is missing the router loads a new page; without a connection that would be the browser's own, so that here
  // the page says itself what it cannot show.
  window.addEventListener("vite:preloadError", (event) => {
    if (navigator.onLine === false) event.preventDefault();
  });
  // In slices, so that the page responds to input between them.
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
  followLinks(router);
  loadNext(router);
  loadNotices();
  remindOfOrders(router);
}
