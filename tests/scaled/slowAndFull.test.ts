import { afterAll, beforeAll, expect, test } from "vitest";
import { type Connection, createDatabase } from "#platform/kernel/database/database.ts";
import { ServerConnection } from "#platform/kernel/database/serverConnection.ts";
import { openSeededDatabase } from "../storefront/platform/support/seededDatabase.ts";
import { openingDay, platformOn, type TestPlatform } from "../storefront/platform/support/openTestPlatform.ts";
import { countOf } from "../storefront/platform/support/countOf.ts";
import { filledCart, orderFor } from "../storefront/platform/support/shopping.ts";
import { databaseUrl } from "./support.ts";

const sku = "MR-BRUNO-BLACK-53";
const limit = 300; // Milliseconds of a statement.

let own: Connection;
let url: string;
let hasty: ServerConnection;
let platform: TestPlatform;
beforeAll(async () => {
  own = (await openSeededDatabase(openingDay)).connection;
  const { rows } = await own.query<{ name: string }>("select current_database() as name");
  url = Object.assign(new URL(databaseUrl()), { pathname: `/${rows[0]?.name}` }).href;
  hasty = new ServerConnection(url, { statementLimit: limit });
  platform = platformOn(hasty, createDatabase(hasty));
  await platform.get("stock/list?skus=MR-BRUNO");
}, 120_000);
afterAll(async () => {
  await hasty.close();
  await own.close();
});

const order = (cartId: string) => platform.post("order/create?localeCode=pl", orderFor(cartId, { sku, minor: 329_00 }));

test("a database that takes too long is to be tried later, and the order is one when it is", async () => {
  const cartId = await filledCart(platform, sku);
  const sent = orderFor(cartId, { sku, minor: 329_00 });
  const send = () => platform.post("order/create?localeCode=pl", sent);
  const before = await countOf(own, "orders");
  const blocker = new ServerConnection(url, { statementLimit: 0 });
  const client = await blocker.pool.connect();
  await client.query("begin; lock table orders in access exclusive mode");
  const refused = await send();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await client.query("rollback");
  client.release();
  await blocker.close();
  await expect(countOf(own, "orders")).resolves.toBe(before);
  await expect(send()).resolves.toMatchObject({ status: 200 });
  await expect(countOf(own, "orders")).resolves.toBe(before + 1);
});

test("a database that is full is to be tried later, and nothing of the order is left behind", async () => {
  const cartId = await filledCart(platform, sku);
  const tables = ["orders", "order_items", "order_status_history", "mails", "jobs"];
  const counts = () => Promise.all(tables.map((table) => countOf(own, table)));
  const before = await counts();
  const stock = await platform.stockOf(sku);
  // What PostgreSQL says when the disk has no room left (its error 53100), at the last of an order's statements.
  await own.query(
    "create function no_room() returns trigger language plpgsql as $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$",
  );
  await own.query("create trigger no_room before insert on jobs for each row execute function no_room()");
  const refused = await order(cartId);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await expect(counts()).resolves.toEqual(before);
  await expect(platform.stockOf(sku)).resolves.toBe(stock);
  await own.query("drop trigger no_room on jobs");
  await expect(order(cartId)).resolves.toMatchObject({ status: 200 });
});
