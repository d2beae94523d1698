import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";
import { fromShop } from "./caches.ts";

const days = 86_400;

/** A request that the worker answers. */
export interface Answering {
  readonly request: Request;
  readonly event: ExtendableEvent;
}

/** The limit of each such cache, by the cache's name. */
const limits = new Map<string, ExpirationPlugin>();

const isQuotaExceeded = (error: unknown) => error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * Removes what was only visited: the shop opens without it. The entries are removed one by one, because a browser keeps
 * the files of a cache that is removed as a whole until nothing refers to it.
 */
async function makeRoom(): Promise<void> {
  for (const [name, limit] of limits) {
    const cache = await caches.open(name);
    for (const entry of await cache.keys()) await cache.delete(entry);
    await limit.deleteCacheAndMetadata();
  }
}

/**
 * Creates a cache of files that are kept when they are requested, within a number and an age, and returns the function that
 * answers from it. What cannot be kept, as on a full disk, is answered all the same.
 */
export function limitedCache(
  cacheName: string,
  { maxEntries, maxDays }: { readonly maxEntries: number; readonly maxDays: number },
): (options: Answering) => Promise<Response> {
  const limit = new ExpirationPlugin({ maxEntries, maxAgeSeconds: maxDays * days });
  limits.set(cacheName, limit);
  const strategy = new CacheFirst({ cacheName, plugins: [fromShop, limit] });
  return (options) => {
    const [answer, kept] = strategy.handleAll(options);
    const ended = kept.catch(async (error: unknown) => {
      if (isQuotaExceeded(error)) await makeRoom();
    });
    // A failure is ignored: the next request tries again.
    options.event.waitUntil(ended.catch(() => {}));
    return answer;
  };
}

/** Keeps an answer that the shop needs without a network. In a full storage it takes the room of what was only visited. */
export async function keep(cache: Cache, path: string, answer: Response): Promise<void> {
  try {
    await cache.put(path, answer.clone());
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    await makeRoom();
    await cache.put(path, answer);
  }
}
