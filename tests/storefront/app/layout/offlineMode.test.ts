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

test("makes room in the browser's storage every 30 s", async () => {
  const makeRoom = vi.fn<() => Promise<void>>(async () => {});
  const context = {
    queryClient: { getQueryCache: () => ({ getAll: () => [], subscribe: () => {} }) },
    store: { code: "pl" },
    shop: {
      connection: createConnection(),
      consent: { allows: () => true, store: { subscribe: () => {} } },
      session: { store: { getState: () => ({ login: "unknown", customer: null }), subscribe: () => {} } },
    },
    answers: { kept: async () => ({ store: { makeRoom }, vault: {} }), served: new Set() },
  };
  // Only what the offline mode uses of the router.
  await startOfflineMode({ options: { context }, invalidate: async () => {} } as unknown as AppRouter);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(makeRoom).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(makeRoom).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(makeRoom).toHaveBeenCalledTimes(2);
});
