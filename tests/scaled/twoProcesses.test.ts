import { afterAll, beforeAll, expect, test } from "vitest";
import { countOf } from "../storefront/platform/support/countOf.ts";
import { type RedisServer, startRedis } from "../support/redis.ts";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { openServerDatabase } from "../storefront/platform/support/serverDatabase.ts";
import { orderFor } from "../storefront/platform/support/shopping.ts";
import type { Connection } from "#platform/kernel/database/database.ts";
import { ask, browser, databaseUrl, onServers } from "./support.ts";

const sku = "MR-BRUNO-BLACK-53";

let database: Connection;
let redis: RedisServer;
let shops: readonly Shop[];
beforeAll(async () => {
  database = await openServerDatabase(databaseUrl());
  const { rows } = await database.query<{ name: string }>("select current_database() as name");
  const url = Object.assign(new URL(databaseUrl()), { pathname: `/${rows[0]?.name}` }).href;
  redis = await startRedis();
  // Both start at the same time on an empty database. One fills it, and the other waits.
  shops = await Promise.all([startShop(onServers(url, redis)), startShop(onServers(url, redis))]);
}, 180_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  for (const { folder } of shops) removeFolder(folder);
  await Promise.all([database.close(), redis.stop()]);
});

let turn = 0;
/** Returns the origin of the next process, like a load balancer. */
const next = () => {
  const shop = shops[turn++ % shops.length];
  if (!shop) throw new Error("No shop has started.");
  return shop.origin;
};

const setStock = (quantity: number) =>
  database.query(
    "update stock set quantity = $2 from variants where variants.id = stock.variant_id and variants.sku = $1",
    [sku, quantity],
  );

async function filledCart(): Promise<string> {
  const { result } = await ask(next(), "cart/create?storeCode=pl", {});
  const cartId = String(result);
  const put = await ask(next(), `cart/update?cartId=${cartId}`, { cartItem: { sku, qty: 1, quoteId: cartId } });
  expect(put.status).toBe(200);
  return cartId;
}

const productPage = async (origin: string) => (await fetch(`${origin}/p/MR-BRUNO/bruno/${sku}`)).text();

test("seeds the catalogue once, and serves it from both processes", async () => {
  await expect(countOf(database, "products where sku = 'MR-BRUNO'")).resolves.toBe(1);
  for (const { origin } of shops) expect((await fetch(origin)).status).toBe(200);
});

test("shares carts between processes, and places a repeated order once", async () => {
  await setStock(10);
  const cartId = await filledCart();
  const order = orderFor(cartId, { sku, minor: 329_00 });
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(next(), "order/create?localeCode=pl", order)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
  await expect(countOf(database, "orders where cart_id = $1", [cartId])).resolves.toBe(1);
});

test("never sells more than the stock to twenty shoppers at both processes", async () => {
  await setStock(7);
  const carts = await Promise.all(Array.from({ length: 20 }, filledCart));
  const answers = await Promise.all(
    carts.map((cartId, index) => {
      const customer = { firstName: "Ala", lastName: "Nowak", email: `shopper-${index}@example.pl` };
      return ask(next(), "order/create?localeCode=pl", orderFor(cartId, { sku, minor: 329_00 }, { customer }));
    }),
  );
  const statuses = answers.map(({ status }) => status);
  // Guests who pay on delivery hold half of the stock together. All other orders take their piece when they are confirmed.
  expect(new Set(statuses)).toEqual(new Set([200]));
  const held = await countOf(database, "orders where email like 'shopper-%' and status <> 'awaiting_confirmation'");
  const { rows } = await database.query<{ quantity: number }>(
    "select quantity from stock join variants on variants.id = stock.variant_id where variants.sku = $1",
    [sku],
  );
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThanOrEqual(4);
  expect(rows).toEqual([{ quantity: 7 - held }]);
});

const password = "zielona łąka za rzeką";

async function registered() {
  const email = `${crypto.randomUUID()}@example.pl`;
  const ask = browser();
  const customer = { email, firstname: "Ala", lastname: "Nowak" };
  const opened = await ask(next(), "user/create?storeCode=pl", { customer, password, conditions: true });
  expect(opened.status).toBe(200);
  return { email, ask };
}

test("shares logins and logouts between processes", async () => {
  const { email, ask } = await registered();
  const elsewhere = browser();
  expect((await elsewhere(next(), "user/login", { username: email, password })).status).toBe(200);
  for (const { origin } of shops) {
    expect((await ask(origin, "user/me")).result).toMatchObject({ email });
    expect((await elsewhere(origin, "user/me")).result).toMatchObject({ email });
  }
  await elsewhere(next(), "user/logout", {});
  for (const { origin } of shops) {
    expect((await elsewhere(origin, "user/me")).status).toBe(401);
    expect((await ask(origin, "user/me")).status).toBe(200);
  }
});

test("refreshes an expired token when both processes receive calls at the same time", async () => {
  const { email, ask } = await registered();
  for (const _time of [1, 2]) {
    await database.query("update sessions set used_at = '2020-01-01'");
    const answers = await Promise.all([...shops, ...shops].map(({ origin }) => ask(origin, "user/me")));
    for (const { result } of answers) expect(result).toMatchObject({ email });
  }
});

test("counts wrong passwords for both processes together", async () => {
  const { email } = await registered();
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    statuses.push((await browser()(next(), "user/login", { username: email, password: "wrong" })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test("renders a cached page again when the other process sells the last piece", async () => {
  await setStock(1);
  const [seller, cachingShop] = shops.map(({ origin }) => origin);
  if (!seller || !cachingShop) throw new Error("Two shops are needed.");
  const cartId = await filledCart();
  const before = await productPage(cachingShop);
  await expect(productPage(cachingShop)).resolves.toBe(before);
  const sold = await ask(seller, "order/create?localeCode=pl", orderFor(cartId, { sku, minor: 329_00 }));
  expect(sold.status).toBe(200);
  await expect.poll(() => productPage(cachingShop), { timeout: 10_000 }).not.toBe(before);
});

test("does not start if its database server cannot be reached", async () => {
  const nobody = "postgres://postgres@127.0.0.1:1/shop";
  await expect(startShop(onServers(nobody, redis))).rejects.toThrow(
    /Dioptra cannot start\. The PostgreSQL server of DATABASE_URL cannot be used \(.*ECONNREFUSED.*\)\. Start it, or correct the address\./,
  );
});
