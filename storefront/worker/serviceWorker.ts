import { registerRoute } from "workbox-routing";
import type { WorkerRequest } from "#domain/worker.ts";
import { keptFile, removeCaches, visitedCache } from "./caches.ts";
import { keepFiles } from "./keepFiles.ts";
import { type Answering, limitedCache } from "./limitedCache.ts";
import { answerPage } from "./pages.ts";
import { answerPicture } from "./pictures.ts";
import { forgetReminder, keepReminder, remindOfOrders } from "./reminder.ts";

declare const self: ServiceWorkerGlobalScope;

// The shop without a network (docs/specification/pages.md#page-43). The worker keeps files, never an answer about a
// customer: pages and calls always go to the network, and what was read stays with the page.

const visited = limitedCache(visitedCache, { maxEntries: 300, maxDays: 30 });

type Handler = (options: Answering) => Promise<Response>;

/** Answers the shop's own files whose path matches. A storage that fails leaves the network. */
const serve = (paths: RegExp, handler: Handler) =>
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && paths.test(url.pathname),
    ({ request, event }) => handler({ request, event }).catch(() => fetch(request)),
  );

// Names of assets contain their digest, so that what is kept is never outdated.
serve(/^\/assets\//, async (options) => (await keptFile(options.request.url)) ?? visited(options));
serve(/^\/media\/(pictures|frames|lenses)\//, answerPicture);
serve(/^\/(icons\/.+|favicon\.svg)$/, async ({ request }) => {
  const kept = () => caches.match(request.url);
  return fetch(request).catch(async () => (await kept()) ?? Response.error());
});

/** Paths that are no pages. */
const noPages = /^\/(api|assets|media|sandbox|feeds|sitemaps)(\/|$)|\.(md|txt|xml|json|pdf)$/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET" || noPages.test(new URL(request.url).pathname)) return;
  event.respondWith(answerPage(event));
});

// A worker keeps nothing that belongs to one deployment only, so that a new one need not wait for open pages.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  const start = async () => {
    // A browser that denies its storage has no caches.
    await removeCaches().catch(() => {});
    // The page is requested while the worker starts.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(start());
});

const handle = (asked: WorkerRequest): Promise<void> => {
  if (asked.type === "keep") return keepFiles(asked.store);
  return asked.type === "remind" ? keepReminder(asked.reminder) : forgetReminder();
};

self.addEventListener("message", (event) => {
  // A failure is ignored: the next page asks again, and what was kept stays.
  event.waitUntil(handle(event.data).catch(() => {}));
});

remindOfOrders();
