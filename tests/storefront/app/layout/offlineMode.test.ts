import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startOfflineMode } from "#app/layout/offlineMode.ts";
import type { AppRouter } from "#app/router.tsx";
import { createConnection } from "#app/state/connection.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts the offline mode with only what it uses of the router. */
async function start({ consent = true, queries = [] }: { consent?: boolean; queries?: readonly object[] } = {}) {
  const makeRoom = vi.fn<() => Promise<void>>(async () => {});
  const write = vi.fn<(key: unknown, data: unknown) => Promise<void>>(async () => {});
  const decided: (() => void)[] = [];
  let mayKeep = consent;
  const context = {
    queryClient: {
      getQueryCache: () => ({
        getAll: () => queries,
        get: (hash: string) => queries.find((query) => "queryHash" in query && query.queryHash === hash),
        subscribe: () => {},
      }),
    },
    store: { code: "pl" },
    shop: {
      connection: createConnection(),
      consent: { allows: () => mayKeep, store: { subscribe: (listener: () => void) => decided.push(listener) } },
      session: { store: { getState: () => ({ login: "unknown", customer: null }), subscribe: () => {} } },
    },
    answers: { kept: async () => ({ store: { makeRoom }, vault: {}, write }), served: new Set() },
  };
  await startOfflineMode({ options: { context }, invalidate: async () => {} } as unknown as AppRouter);
  const agree = () => {
    mayKeep = true;
    for (const listener of decided) listener();
  };
  return { makeRoom, write, agree };
}

test("makes room in the browser's storage every 30 s", async () => {
  const { makeRoom } = await start();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(makeRoom).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(makeRoom).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(makeRoom).toHaveBeenCalledTimes(2);
});

test("keeps what was read before the shopper consents, once they do", async () => {
  const query = { queryHash: "a", queryKey: ["product", 1], state: { status: "success", data: "Nela" } };
  const { write, agree } = await start({ consent: false, queries: [query] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(write).not.toHaveBeenCalled();
  agree();
  await vi.advanceTimersByTimeAsync(1000);
  expect(write).toHaveBeenCalledExactlyOnceWith(["product", 1], "Nela");
});
