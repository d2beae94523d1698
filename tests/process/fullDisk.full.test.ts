import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bruno, orderFor } from "../storefront/platform/support/shopping.ts";
import { seededFolder, type Shop, startShop } from "../support/shop.ts";

const folder = await seededFolder();
const full = path.join(folder, "..", "full");
const fullDisk = new URL("../support/fullDisk.ts", import.meta.url).href;
/** Simulates a full disk. `files`: no file can grow. `log`: not even PostgreSQL's log can be written. */
const fill = (kind: "files" | "log") => writeFileSync(full, kind);
const freeDisk = () => rmSync(full, { force: true });

const start = () => startShop({ folder, env: { NODE_OPTIONS: `--import=${fullDisk}`, FULL_DISK: full } });
let shop: Shop;
let cookie = "";
beforeAll(async () => {
  shop = await start();
  return () => shop.remove();
});
beforeEach(async () => {
  // Each test has its own visitor, because orders per visitor are limited.
  cookie = "";
  const { headers } = await post("cart/create?storeCode=pl", {});
  cookie = headers.getSetCookie().join().split(";")[0] ?? "";
});
afterEach(freeDisk);

async function ask(call: string, init: RequestInit) {
  const answer = await fetch(`${shop.origin}/api/${call}`, init);
  return { status: answer.status, headers: answer.headers, json: await answer.json() };
}
const get = (call: string) => ask(call, { headers: { cookie } });
const post = (call: string, body: unknown) =>
  ask(call, {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
const send = (order: unknown) => post("order/create?localeCode=pl", order);

/** Creates a cart, and returns an order for it that has not been sent yet. */
async function newOrder() {
  const { json } = await post("cart/create?storeCode=pl", {});
  const cartId = String(json.result);
  const cartItem = { sku: bruno.sku, qty: 1, quoteId: cartId };
  await post(`cart/update?cartId=${cartId}`, { cartItem });
  return orderFor(cartId, bruno);
}

const piecesLeft = async () => (await get(`stock/check?sku=${bruno.sku}`)).json.result.qty;
const orderExists = async (number: string) => (await get(`order/details?order_id=${number}`)).status === 200;
const readiness = async () => {
  const answer = await fetch(`${shop.origin}/readyz`);
  return { status: answer.status, ...(await answer.json()) };
};
const polling = { timeout: 60_000, interval: 100 };
const waitUntilFailing = () =>
  vi.waitFor(async () => {
    expect(await readiness()).toMatchObject({ status: 503, ready: false, provider: "failing", disk: "full" });
  }, polling);
const waitUntilRecovered = () => vi.waitFor(async () => expect(await readiness()).not.toHaveProperty("disk"), polling);
const diskFullCount = () => shop.output().split("is full. Free at least 200 MB").length - 1;

function expectTryLater({ status, headers, json }: Awaited<ReturnType<typeof send>>) {
  expect([status, json]).toEqual([503, { code: 503, result: "Something went wrong, try later." }]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
}

test("answers orders with 503 and still answers reads while files cannot grow", async () => {
  const before = await piecesLeft();
  // All tests together order less than the unproven orders of guests may hold of the product.
  const waiting = await Promise.all(Array.from({ length: 8 }, newOrder));
  fill("files");
  const acknowledged: string[] = [];
  const refused: unknown[] = [];
  for (const order of waiting) {
    const answer = await send(order);
    if (answer.status === 200) acknowledged.push(answer.json.result.orderNumber);
    else {
      expectTryLater(answer);
      refused.push(order);
    }
  }
  expect(refused.length).toBeGreaterThan(0);
  await expect(readiness()).resolves.toMatchObject({ status: 200, ready: true, provider: "answering", disk: "full" });
  await expect(piecesLeft()).resolves.toBe(before - acknowledged.length);
  expect(diskFullCount()).toBe(1);
  freeDisk();
  await waitUntilRecovered();
  for (const order of refused) {
    const { status, json } = await send(order);
    expect(status).toBe(200);
    acknowledged.push(json.result.orderNumber);
  }
  expect(new Set(acknowledged).size).toBe(waiting.length);
  for (const number of acknowledged) expect(await orderExists(number)).toBe(true);
  await expect(piecesLeft()).resolves.toBe(before - waiting.length);
});

test("reopens the database when there is space again after the log could not be written, and loses nothing", async () => {
  const { json: acknowledged } = await send(await newOrder());
  const before = await piecesLeft();
  const order = await newOrder();
  const countBefore = diskFullCount();
  fill("log");
  expectTryLater(await send(order));
  expectTryLater(await send(order));
  expectTryLater(await get("channel/countries"));
  await waitUntilFailing();
  // The page is still in the cache.
  const page = await fetch(shop.origin);
  expect(page.status).toBe(200);
  expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200);
  freeDisk();
  await waitUntilRecovered();
  expect(diskFullCount()).toBe(countBefore + 1);
  expect(await orderExists(acknowledged.result.orderNumber)).toBe(true);
  await expect(piecesLeft()).resolves.toBe(before);
  const first = await send(order);
  const second = await send(order);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.json.result.orderNumber).toBe(first.json.result.orderNumber);
  await expect(piecesLeft()).resolves.toBe(before - 1);
});

test("stops cleanly while the disk is full, and has all data at the next start", async () => {
  const { json: acknowledged } = await send(await newOrder());
  fill("log");
  expectTryLater(await post("cart/create?storeCode=pl", {}));
  await waitUntilFailing();
  await expect(shop.stop("SIGTERM")).resolves.toBe(0);
  freeDisk();
  shop = await start();
  expect(await orderExists(acknowledged.result.orderNumber)).toBe(true);
});
