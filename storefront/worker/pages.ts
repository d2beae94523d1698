import { isFromShop } from "./caches.ts";

/** How long a page may take before the offline page is shown in its place, in milliseconds. */
const pageTimeout = 5000;

const after = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));

/** Returns the kept offline page of the store view that a path belongs to. */
async function offlinePage(path: string): Promise<Response | undefined> {
  const [, first = ""] = path.split("/");
  return (await caches.match(`/${first}/offline`)) ?? caches.match("/offline");
}

/**
 * Answers the request for a page from the network. If the shop does not answer in time, fails, or something else answers
 * in its place, the answer is the offline page, which shows what this browser has kept of the page at this address.
 */
export async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const answer = (async () => {
    const preloaded: unknown = await preloadResponse;
    return preloaded instanceof Response ? preloaded : fetch(request);
  })();
  const own = answer.then((response) => (isFromShop(response) ? response : null)).catch(() => null);
  return (
    (await Promise.race([own, after(pageTimeout)])) ?? (await offlinePage(new URL(request.url).pathname)) ?? answer
  );
}
