import { beforeEach, expect, test, vi } from "vitest";
import { ProviderRefusal, ProviderUnreachable } from "#client/failures.ts";
import { createPersister } from "#app/state/answers/createPersister.ts";
import type { Found, KeptAnswers } from "#app/state/answers/keptAnswers.ts";
import { type Connection, createConnection } from "#app/state/connection.ts";

let connection: Connection;
let kept: Map<string, unknown>;
const onEmptyList = vi.fn<() => void>();

beforeEach(() => {
  connection = createConnection();
  kept = new Map<string, unknown>();
  onEmptyList.mockClear();
  vi.stubGlobal("navigator", { onLine: true });
});

const read = async (key: readonly unknown[]): Promise<Found | null> => {
  const id = JSON.stringify(key);
  return kept.has(id) ? { data: kept.get(id) } : null;
};

function create(load = async () => ({ read }) as Pick<KeptAnswers, "read"> as KeptAnswers) {
  const { persister, served } = createPersister({ kept: load, connection, onEmptyList });
  const ask = (key: readonly unknown[], request: () => unknown) =>
    persister(request, null, { queryKey: key, queryHash: JSON.stringify(key) });
  return { ask, served };
}

const refusal = (code: string) => ({ code, message: null, skus: [], available: null, reason: null, fields: [] });
const key = ["product", "HL-NELA"];
const refuse = (error: Error) => async () => {
  throw error;
};

test("asks the shop, and says that it was reached", async () => {
  const { ask } = create();
  expect(await ask(key, () => "new")).toBe("new");
  connection.lost();
  expect(await ask(key, () => "new")).toBe("new");
  expect(connection.store.getState().isAway).toBe(false);
});

test.each(["timeout", "offline", "network"] as const)(
  "shows what was kept when no answer arrives: %s",
  async (reason) => {
    kept.set(JSON.stringify(key), "kept");
    const { ask, served } = create();
    expect(await ask(key, refuse(new ProviderUnreachable(reason)))).toBe("kept");
    expect(connection.store.getState()).toMatchObject({ isAway: true, wasAway: true, showsKept: true });
    expect(served.has(JSON.stringify(key))).toBe(true);
  },
);

test("while the shop is away, shows what was kept without asking", async () => {
  kept.set(JSON.stringify(key), "kept");
  connection.lost();
  const request = vi.fn<() => string>(() => "new");
  const { ask } = create();
  expect(await ask(key, request)).toBe("kept");
  expect(request).not.toHaveBeenCalled();
});

test("passes a refusal of the shop on, and does not take it for a lost connection", async () => {
  kept.set(JSON.stringify(key), "kept");
  const { ask } = create();
  const refused = new ProviderRefusal(404, refusal("NOT_FOUND"));
  await expect(ask(key, refuse(refused))).rejects.toBe(refused);
  expect(connection.store.getState().isAway).toBe(false);
});

test("takes the page of a portal for a lost connection", async () => {
  kept.set(JSON.stringify(key), "kept");
  const { ask } = create();
  expect(await ask(key, refuse(new ProviderRefusal(200, refusal("BAD_CONTENT_TYPE"))))).toBe("kept");
});

test("fails as without a cache when nothing is kept, or its code does not arrive", async () => {
  const lost = new ProviderUnreachable("offline");
  await expect(create().ask(key, refuse(lost))).rejects.toBe(lost);
  const broken = create(refuse(new Error("missing code")));
  await expect(broken.ask(key, refuse(lost))).rejects.toBe(lost);
});

test("says that the products of a list are not on this device", async () => {
  kept.set(JSON.stringify(["list", 1, {}]), { products: [], total: 0 });
  const { ask } = create();
  await ask(["list", 1, {}], refuse(new ProviderUnreachable("offline")));
  expect(onEmptyList).toHaveBeenCalledOnce();
});

test.each([
  ["a slow shop", new ProviderUnreachable("timeout")],
  ["a shop that fails", new ProviderRefusal(503, refusal("UNAVAILABLE"))],
])("does not say that %s has found nothing", async (_what, failure) => {
  for (const search of [
    ["list", 2, { query_string: "ray" }],
    ["suggestions", "ray"],
  ]) {
    kept.set(JSON.stringify(search), { products: [], total: 0 });
    const { ask } = create();
    await expect(ask(search, refuse(failure))).rejects.toBe(failure);
    // The shop is away now, and is asked all the same.
    await expect(ask(search, refuse(failure))).rejects.toBe(failure);
  }
  expect(onEmptyList).not.toHaveBeenCalled();
});
