import type { OfflinePages } from "#domain/worker.ts";
import { isFromShop, keptFile } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope & { readonly offlinePages?: OfflinePages };

/** How long a page may take before the offline page is shown in its place, in milliseconds. */
const pageTimeout = 5000;

const after = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));

/** Returns the prefix of the store view that a path belongs to. */
function prefixOf(path: string): string {
  const [, first = ""] = path.split("/");
  return self.offlinePages && `/${first}` in self.offlinePages ? `/${first}` : "";
}

/** Returns the offline page that came with the worker: text only, which needs no other file. */
function textPage(prefix: string): Response | null {
  const html = self.offlinePages?.[prefix];
  if (html === undefined) return null;
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

/**
 * Answers the request for a page from the network. If the shop does not answer in time, fails, or something else answers
 * in its place, the answer is the offline page, which shows what this browser has kept of the page at this address. Where
 * that was not kept, a page without an answer is replaced by a page of text.
 */
export async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const answer = (async () => {
    const preloaded: unknown = await preloadResponse;
    return preloaded instanceof Response ? preloaded : fetch(request);
  })();
  const own = answer.then((response) => (isFromShop(response) ? response : null)).catch(() => null);
  const shown = await Promise.race([own, after(pageTimeout)]);
  if (shown) return shown;
  const prefix = prefixOf(new URL(request.url).pathname);
  // A storage that fails or is denied has no page.
  const kept = await keptFile(`${prefix}/offline`).catch(() => undefined);
  return kept ?? answer.catch((error: unknown) => textPage(prefix) ?? Promise.reject(error));
}
