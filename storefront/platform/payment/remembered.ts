import { LRUCache } from "lru-cache";
import { GatewayUnavailable } from "./gateway.ts";

/** How long a provider's list is taken as it was, in milliseconds; when it cannot be asked, for as long as it is known. */
const freshTime = 5 * 60_000;
const mostLists = 20;

/**
 * Remembers lists that providers gave, by a key: anybody may ask for them, and a provider is not asked each time. Throws
 * `GatewayUnavailable` for one that could never be asked for.
 */
export function createRemembered<List>(clock: () => Date): (key: string, ask: () => Promise<List>) => Promise<List> {
  const lists = new LRUCache<string, { readonly at: number; readonly list: List }>({ max: mostLists });
  return async (key, ask) => {
    const known = lists.get(key);
    const now = clock().getTime();
    if (known && now - known.at < freshTime) return known.list;
    try {
      const list = await ask();
      lists.set(key, { at: now, list });
      return list;
    } catch (error) {
      if (known && error instanceof GatewayUnavailable) return known.list;
      throw error;
    }
  };
}
