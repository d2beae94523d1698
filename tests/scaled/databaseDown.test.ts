import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { type RedisServer, startRedis } from "../support/redis.ts";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { orderFor } from "../storefront/platform/support/shopping.ts";
import { ask, onServers } from "./support.ts";

const sku = "MR-BRUNO-BLACK-53";

let server: PostgresServer;
let redis: RedisServer;
let shop: Shop;
beforeAll(async () => {
  server = await startPostgres();
  redis = await startRedis();
  shop = await startShop(onServers(server.url, redis));
}, 180_000);
afterAll(async () => {
  await shop.stop();
  removeFolder(shop.folder);
  server.remove();
  await redis.stop();
});

test("answers 503 while the database is down, and keeps acknowledged orders when it is back", async () => {
  const { origin } = shop;
  const { result } = await ask(origin, "cart/create?storeCode=pl", {});
  const cartId = String(result);
  await ask(origin, `cart/update?cartId=${cartId}`, { cartItem: { sku, qty: 1, quoteId: cartId } });
  const order = orderFor(cartId, { sku, minor: 329_00 });
  const placed = await ask(origin, "order/create?localeCode=pl", order);
  expect(placed.status).toBe(200);

  server.kill();
  const refused = await ask(origin, "cart/create?storeCode=pl", {});
  expect(refused).toMatchObject({ status: 503, result: "Something went wrong, try later." });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);

  server.start();
  await expect
    .poll(async () => (await ask(origin, "cart/create?storeCode=pl", {})).status, { timeout: 20_000 })
    .toBe(200);
  await expect(ask(origin, "order/create?localeCode=pl", order)).resolves.toMatchObject({
    status: 200,
    result: placed.result,
  });
});
