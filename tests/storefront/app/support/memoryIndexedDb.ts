/** An `indexedDB` in memory, as far as `idb-keyval` uses it. While `isFull`, it takes nothing more. */
export function memoryIndexedDb({ isFull = () => false }: { readonly isFull?: () => boolean } = {}) {
  const databases = new Map<string, Map<unknown, unknown>>();

  /** Returns a request that succeeds after the current task. */
  function succeed<Result>(result: Result, event: "onsuccess" | "oncomplete" = "onsuccess") {
    const request: { result: Result; [name: string]: unknown } = { result };
    queueMicrotask(() => {
      const listener = request[event];
      if (typeof listener === "function") listener();
    });
    return request;
  }

  const objectStore = (records: Map<unknown, unknown>) => ({
    get transaction() {
      return succeed(undefined, "oncomplete");
    },
    get: (key: unknown) => succeed(structuredClone(records.get(key))),
    getAll: () => succeed(structuredClone([...records.values()])),
    getAllKeys: () => succeed([...records.keys()]),
    put: (value: unknown, key: unknown) => {
      if (isFull()) throw new DOMException("Full.", "QuotaExceededError");
      records.set(key, value);
    },
    delete: (key: unknown) => void records.delete(key),
    clear: () => records.clear(),
  });

  return {
    databases,
    indexedDB: {
      open(name: string) {
        const records = databases.get(name) ?? new Map<unknown, unknown>();
        databases.set(name, records);
        return succeed({ transaction: () => ({ objectStore: () => objectStore(records) }) });
      },
    },
  };
}
