import { type WorkerNews, workerPath } from "#domain/worker.ts";
import type { AppRouter } from "../router.tsx";
import { offerReload } from "../state/loadFailure.ts";
import { askWorker, offlineUse } from "../state/serviceWorker.ts";

/** The shortest time after which a page that is looked at again asks for newer files, in milliseconds. */
const checkInterval = 10 * 60_000;

/**
 * Registers the service worker (docs/specification/pages.md#page-43) and lets it keep the files with which this store view
 * starts without a network. A page that a deployment has made outdated offers a reload.
 */
export async function startServiceWorker({ options }: AppRouter): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { store, shop } = options.context;
  try {
    await navigator.serviceWorker.register(workerPath);
  } catch {
    // The browser may forbid it, or the network may be away: the shop works as it does without.
    offlineUse.setState({ state: "refused" });
    return;
  }
  const ownFile = new URL(import.meta.url).pathname;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<WorkerNews>) => {
    if (data.type !== "kept") return;
    offlineUse.setState({ state: "kept" });
    if (!data.files.includes(ownFile)) offerReload(shop.notices);
  });
  let askedAt = -Infinity;
  const keep = () => {
    if (document.visibilityState !== "visible" || performance.now() - askedAt < checkInterval) return;
    askedAt = performance.now();
    void askWorker({ type: "keep", store: store.code });
  };
  keep();
  document.addEventListener("visibilitychange", keep);
}
