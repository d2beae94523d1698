import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type Database } from "#platform/kernel/database/database.ts";
import { migrate } from "#platform/kernel/database/migrate.ts";
import { seedContent } from "#demo/content.ts";
import { seed } from "#demo/seed.ts";
import { type Connection, openEmptyDatabase } from "../../support/emptyDatabase.ts";
import { openingDay, openingTimeout, platformOn } from "../../support/openTestPlatform.ts";
import { createPreviousVersion } from "../../support/previousVersion.ts";

let connection: Connection;
let database: Database;

beforeAll(async () => {
  connection = await openEmptyDatabase();
  database = createDatabase(connection);
  await createPreviousVersion(connection);
  await migrate(connection, () => {});
  await seed(database, { content: seedContent, now: openingDay, onProgress: () => {} });
}, openingTimeout);
afterAll(() => connection.close());

const rows = async (query: string) => (await connection.query(query)).rows;

test("keeps ids, stock, price history and orders of the first version", async () => {
  await expect(rows("select id from products where sku = 'MR-BRUNO'")).resolves.toEqual([{ id: 7 }]);
  await expect(rows("select id from variants where sku = 'MR-BRUNO-BLACK-53'")).resolves.toEqual([{ id: 70 }]);
  await expect(rows("select quantity from stock where variant_id = 70")).resolves.toEqual([{ quantity: 5 }]);
  await expect(
    rows(
      "select valid_from::text as day, amount from price_history where variant_id = 70 and store_code = 'pl' order by 1",
    ),
  ).resolves.toEqual([
    { day: "2026-07-03", amount: 319_00 },
    { day: "2026-08-22", amount: 329_00 },
  ]);
  await expect(rows("select sku, quantity, row_total from order_items")).resolves.toEqual([
    { sku: "MR-BRUNO-BLACK-53", quantity: 1, row_total: 329_00 },
  ]);
  await expect(rows("select opened_on::text as day from seeds")).resolves.toEqual([{ day: "2026-10-01" }]);
});

test("keeps a cart, and adds the same variant to its line", async () => {
  await connection.query("update cart_items set checksum = 'unknown'");
  const { post, get } = platformOn(connection, database);
  const { json: pulled } = await get("cart/pull?cartId=cart-kept");
  expect(pulled.result).toMatchObject([{ sku: "MR-BRUNO-BLACK-53", qty: 2, price: 329 }]);
  const [line] = pulled.result as [{ item_id: number; product_option: unknown }];
  const { json } = await post("cart/update?cartId=cart-kept", {
    cartItem: { sku: "MR-BRUNO", qty: 3, item_id: line.item_id, product_option: line.product_option },
  });
  expect(json.result).toMatchObject({ item_id: line.item_id, sku: "MR-BRUNO-BLACK-53", qty: 3 });
  const { json: again } = await get("cart/pull?cartId=cart-kept");
  expect(again.result).toMatchObject([{ product_option: line.product_option }]);
});

test("adds the rest of the catalogue with its stock, and puts the existing product into its categories", async () => {
  await expect(rows("select count(*)::int as n from products where status = 1")).resolves.toEqual([
    { n: seedContent.products.length },
  ]);
  await expect(
    rows("select category_id as id from category_products where product_id = 7 order by 1"),
  ).resolves.toEqual(expect.arrayContaining([{ id: 29 }, { id: 42 }, { id: 221 }]));
  await expect(
    rows("select count(*)::int as n from variants v left join stock s on s.variant_id = v.id where s.quantity is null"),
  ).resolves.toEqual([{ n: 0 }]);
  const [linked] = await rows(
    "select count(*)::int as n from product_links where product_id = 7 and link_type = 'similar'",
  );
  expect(linked).toEqual({ n: 8 });
  await expect(
    rows(
      "select count(*)::int as n from products where lens_matrix is not null and attributes->>'type' = 'contact-lenses'",
    ),
  ).resolves.toEqual([{ n: 60 }]);
  await expect(
    rows(
      "select type_id as type, count(distinct product_id)::int as n from product_parts p join products on products.id = product_id group by 1 order by 1",
    ),
  ).resolves.toEqual([
    { type: "bundle", n: 8 },
    { type: "grouped", n: 6 },
  ]);
  await expect(rows("select is_choice from attributes where code in ('color', 'size')")).resolves.toEqual([
    { is_choice: true },
    { is_choice: true },
  ]);
});
