import { LRUCache } from "lru-cache";

/**
 * Returns a function that creates a value per key and remembers the most recently used ones. Concurrent requests for a key
 * share one creation. Null results and failures are not remembered.
 */
export function memoizeLatest<Value>(maximum: number) {
  const values = new LRUCache<string, Promise<Value | null>>({ max: maximum });
  return async (key: string, create: () => Promise<Value | null>): Promise<Value | null> => {
    const value = values.get(key) ?? create();
    values.set(key, value);
    const forget = () => values.delete(key);
    value.then((created) => created ?? forget(), forget);
    return value;
  };
}
