import { removeCaches } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

// Served in place of the worker with `SERVICE_WORKER=off`: it removes what a worker has kept, and itself. Pages that are
// open go on with the network.

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  const stop = async () => {
    // A browser that denies its storage has no caches.
    await removeCaches({ isOff: true }).catch(() => {});
    await self.registration.unregister();
  };
  event.waitUntil(stop());
});
