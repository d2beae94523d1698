import { afterAll, beforeAll, expect, test } from "vitest";
import { type Connection, createDatabase } from "#platform/kernel/database/database.ts";
import { ServerConnection } from "#platform/kernel/database/serverConnection.ts";
import { openSeededDatabase } from "../storefront/platform/support/seededDatabase.ts";
import { openingDay, platformOn, type TestPlatform } from "../storefront/platform/support/openTestPlatform.ts";
import { countOf } from "../storefront/platform/support/countOf.ts";
import { filledCart, orderFor } from "../storefront/platform/support/shopping.ts";
import { databaseUrl } from "./support.ts";

const sku = "MR-BRUNO-BLACK-53";
/** The time limit of a statement in milliseconds: more than one takes on a busy machine if it is not blocked. */
const statementLimit = 3000;

let own: Connection;
let url: string;
let platform: TestPlatform;
beforeAll(async () => {
  const seeded = await openSeededDatabase(openingDay);
  own = seeded.connection;
  const { rows } = await own.query<{ name: string }>("select current_database() as name");
  url = Object.assign(new URL(databaseUrl()), { pathname: `/${rows[0]?.name}` }).href;
  platform = platformOn(own, seeded.database);
}, 120_000);
afterAll(() => own.close());

const order = (cartId: string) => platform.post("order/create?localeCode=pl", orderFor(cartId, { sku, minor: 329_00 }));

test("answers 503 when the database is too slow, and places a repeated order once", async () => {
  const limited = new ServerConnection(url, { statementLimit });
  const slow = platformOn(limited, createDatabase(limited));
  const cartId = await filledCart(slow, sku);
  const sent = orderFor(cartId, { sku, minor: 329_00 });
  const send = () => slow.post("order/create?localeCode=pl", sent);
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
  await limited.close();
});

test("answers 503 when the database is full, and rolls the order back", async () => {
  const cartId = await filledCart(platform, sku);
  const tables = ["orders", "order_items", "order_status_history", "mails", "jobs"];
  const counts = () => Promise.all(tables.map((table) => countOf(own, table)));
  const before = await counts();
  const stock = await platform.stockOf(sku);
  // Raises PostgreSQL's error for a full disk (53100) in the last statement of an order.
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
