/** An `indexedDB` in memory, as far as `idb-keyval` uses it. */
export function memoryIndexedDb() {
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
    put: (value: unknown, key: unknown) => void records.set(key, value),
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
