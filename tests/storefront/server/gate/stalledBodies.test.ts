import { afterEach, expect, test, vi } from "vitest";
import { load } from "#configuration/load.ts";
import { network } from "#configuration/network.ts";
import { origin, testShop, type TestShop, type TestShopSetting } from "../support/testShop.ts";

afterEach(() => void vi.useRealTimers());

/** Creates a request whose body begins with so many bytes and never ends. */
const stalled = (path: string, bytes: number) =>
  new Request(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(bytes)) }),
    duplex: "half",
  } as RequestInit);

/** Creates a request whose whole body arrives at once. */
const complete = (path: string, bytes = 3000) =>
  new Request(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify("x".repeat(bytes - 2)),
  });

/** Sends requests whose bodies stall, and waits until their bytes have arrived. Returns the answers so far. */
async function stall(shop: TestShop, requests: readonly { readonly request: Request; readonly client: string }[]) {
  const statuses: number[] = [];
  for (const { request, client } of requests) {
    void shop.fetch(request, client).then(({ status }) => statuses.push(status));
  }
  await new Promise((resolve) => void setImmediate(resolve));
  return statuses;
}

const statusOf = async (shop: TestShop, path: string, client: string, bytes?: number) =>
  (await shop.fetch(complete(path, bytes), client)).status;

const open = (setting: TestShopSetting = {}) => testShop({ timeLimit: 60_000, ...setting });

test("serves orders while two addresses hold hundreds of stalled bodies", async () => {
  const shop = open();
  await stall(
    shop,
    Array.from({ length: 512 }, (_, number) => ({
      request: stalled(number % 2 === 0 ? "/api/cart/create" : "/webhooks/mollie", network.largestBody - 1),
      client: `198.51.100.${number % 4 < 2 ? 1 : 2}`,
    })),
  );
  for (const path of ["/api/cart/create", "/api/order/create", "/webhooks/mollie"]) {
    await expect(statusOf(shop, path, "203.0.113.9")).resolves.toBe(200);
    await expect(statusOf(shop, path, "203.0.113.9", network.largestBody)).resolves.toBe(200);
  }
});

test("serves orders while stalled bodies of many addresses fill the memory", async () => {
  const shop = open();
  const addresses = Math.ceil(load.orderBodies.total / load.orderBodies.perClient) * 2;
  const refused = await stall(
    shop,
    Array.from({ length: addresses * 8 }, (_, number) => ({
      request: stalled("/api/cart/create", network.largestBody - 1),
      client: `198.51.100.${number % addresses}`,
    })),
  );
  expect(refused).toContain(503);
  await expect(statusOf(shop, "/api/order/create", "203.0.113.9")).resolves.toBe(200);
});

test.each(["/api/cart/create", "/webhooks/mollie"])(
  "serves an address although all the places of its calls could be taken by stalled bodies to %s",
  async (path) => {
    const shop = open();
    await stall(
      shop,
      Array.from({ length: load.callShare.atOnce + load.callShare.waiting }, () => ({
        request: stalled(path, 1),
        client: "198.51.100.1",
      })),
    );
    await expect(statusOf(shop, path, "198.51.100.1")).resolves.toBe(200);
  },
);

test("answers a body that falls behind the minimum speed with 408", async () => {
  vi.useFakeTimers();
  const shop = open();
  const answer = shop.fetch(stalled("/api/cart/create", 100), "198.51.100.1");
  await vi.advanceTimersByTimeAsync(load.bodyGrace - 1);
  await expect(Promise.race([answer, null])).resolves.toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  const { status, headers } = await answer;
  expect([status, headers.get("retry-after")]).toEqual([408, "1"]);
});

test("answers a body that takes longer than its call may with 408", async () => {
  const shop = open({ timeLimit: 20 });
  expect((await shop.fetch(stalled("/api/cart/create", 100), "198.51.100.1")).status).toBe(408);
});

test("refuses a client's bodies beyond its share with 429 while they wait for answers", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const shop = open({
    provider: async () => {
      await released;
      return Response.json({ code: 200, result: "done" });
    },
  });
  const share = Math.floor(load.callBodies.perClient / (network.largestBody + 4096));
  const within = Array.from({ length: share }, () =>
    shop.fetch(complete("/api/user/me", network.largestBody), "198.51.100.1"),
  );
  await new Promise((resolve) => void setImmediate(resolve));
  await expect(statusOf(shop, "/api/user/me", "198.51.100.1", network.largestBody)).resolves.toBe(429);
  release();
  expect((await Promise.all(within)).map(({ status }) => status)).toEqual(within.map(() => 200));
});
