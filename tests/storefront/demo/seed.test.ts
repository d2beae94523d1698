import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar.ts";
import { createDatabase, type Database } from "#platform/kernel/database/database.ts";
import { migrate } from "#platform/kernel/database/migrate.ts";
import { contentHash, type SeedContent, seedContent } from "#demo/content.ts";
import type { SeedProduct } from "#demo/product.ts";
import { seed } from "#demo/seed.ts";
import { NewerDatabase } from "#platform/kernel/startFailure.ts";
import { type Connection, openEmptyDatabase } from "../platform/support/emptyDatabase.ts";
import { openingDay, patience, platformOn } from "../platform/support/openTestPlatform.ts";
import { filledCart, orderFor } from "../platform/support/shopping.ts";

describe("the database", () => {
  let connection: Connection;
  let database: Database;
  let steps: string[];
  const onProgress = (step: string) => void steps.push(step);

  beforeEach(async () => {
    connection = await openEmptyDatabase();
    database = createDatabase(connection);
    steps = [];
  }, patience);
  afterEach(() => connection.close());

  const fill = (content: SeedContent = seedContent, now = openingDay) => seed(database, { content, now, onProgress });

  /** Everything that the seed writes, in an order of its own. */
  async function contents() {
    const tables = [
      "products",
      "product_texts",
      "variants",
      "prices",
      "price_history",
      "stock",
      "attributes",
      "attribute_options",
      "categories",
      "category_texts",
      "category_products",
      "filter_descriptions",
      "product_links",
      "reviews",
      "salons",
      "filter_description_texts",
      "tax_rules",
      "bundle_options",
      "product_parts",
    ];
    const all = await Promise.all(
      tables.map(
        async (table) => (await connection.query(`select row_to_json(t)::text as row from ${table} t order by 1`)).rows,
      ),
    );
    return JSON.stringify(all);
  }

  test("is migrated and filled once, and the second start finds nothing to do", async () => {
    await migrate(connection, onProgress);
    await fill();
    const before = await contents();
    expect(steps).toEqual(["Migrating the database", `Seeding ${seedContent.products.length} products`]);
    steps = [];
    await migrate(connection, onProgress);
    await fill(seedContent, new Date("2026-11-21T12:00:00Z"));
    expect(steps).toEqual([]);
    await expect(contents()).resolves.toBe(before);
  });

  test("of a newer version of the shop is left alone", async () => {
    await migrate(connection, onProgress);
    await connection.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
    );
    await expect(migrate(connection, onProgress)).rejects.toThrow(NewerDatabase);
  });

  test("keeps what was asked: its history can be added to, and nothing else", async () => {
    await migrate(connection, onProgress);
    await fill();
    for (const change of [
      "update price_history set amount = 1",
      "delete from price_history",
      "truncate price_history",
    ]) {
      await expect(connection.query(change)).rejects.toThrow("price_history is append-only");
    }
  });

  test("has 90 days of history for every variant that is not newer, in every store, and the windows that have passed", async () => {
    await migrate(connection, onProgress);
    await fill();
    const oldest = await connection.query<{ day: string; n: number }>(
      "select min::text as day, count(*)::int as n from (select min(valid_from) from price_history group by variant_id, store_code) t group by 1 order by 1",
    );
    const days = new Map<string, number>();
    for (const { arrived, variants } of seedContent.products) {
      const day = addDays("2026-11-20", Math.max(arrived, -90));
      days.set(day, (days.get(day) ?? 0) + 2 * variants.length);
    }
    expect(new Map(oldest.rows.map(({ day, n }) => [day, n]))).toEqual(days);
    const mgla = await connection.query(
      "select distinct valid_from::text as day, amount from price_history join variants v on v.id = variant_id where v.sku like 'HL-MGLA%' and store_code = 'pl' order by 1",
    );
    expect(mgla.rows).toEqual([
      { day: "2026-08-22", amount: 349_00 },
      { day: "2026-10-11", amount: 299_00 },
      { day: "2026-10-18", amount: 349_00 },
    ]);
  });

  test("records a special price that began while nobody was looking", async () => {
    await migrate(connection, onProgress);
    await fill();
    await fill(seedContent, new Date("2026-12-10T12:00:00Z"));
    const okta = await connection.query(
      "select distinct valid_from::text as day, amount from price_history join variants v on v.id = variant_id where v.sku like 'OK-OKTA%' and store_code = 'pl' order by 1",
    );
    expect(okta.rows.at(-1)).toEqual({ day: "2026-12-04", amount: 349_00 });
  });

  test("takes over a changed catalogue without touching carts, orders, stock or what was asked before", async () => {
    await migrate(connection, onProgress);
    await fill();
    const before = platformOn(connection, database);
    const black = "MR-BRUNO-BLACK-53";
    await before.post("order/create", orderFor(await filledCart(before, black), { sku: black, minor: 329_00 }));
    const cartId = await filledCart(before, black, 2);

    const [nela, bruno, ...others] = seedContent.products;
    if (!nela || !bruno) throw new Error("The catalogue is empty.");
    const dearer: SeedProduct = {
      ...bruno,
      prices: [{ day: -90, PLN: 359_00, EUR: 82_00 }],
      flags: [],
      attributes: { ...bruno.attributes, gender: "women" },
      variants: bruno.variants
        .filter(({ sku }) => !sku.includes("NAVY"))
        .map(({ sku, pieces, attributes }) => ({ sku: sku.replace("HAVANA", "BOTTLE"), pieces, attributes })),
    };
    // Without the sets, one of which has the colours that are gone.
    const kept = others.slice(1).filter(({ parts }) => !parts);
    const changed: SeedContent = { ...seedContent, products: [nela, dearer, ...kept] };
    expect(contentHash(changed)).not.toBe(contentHash(seedContent));
    steps = [];
    await fill(changed, new Date("2026-11-25T12:00:00Z"));
    expect(steps).toEqual([`Seeding ${changed.products.length} products`]);

    const after = platformOn(connection, database);
    const { json } = await after.get(`cart/pull?cartId=${cartId}`);
    expect(json.result).toMatchObject([{ sku: black, qty: 2, price: 359 }]);
    await expect(after.stockOf(black)).resolves.toBe(21);
    await expect(after.stockOf("MR-BRUNO-BOTTLE-51")).resolves.toBe(22);
    const lies = await connection.query(
      "select category_id from category_products join products p on p.id = product_id where p.sku = 'MR-BRUNO' order by 1",
    );
    expect(lies.rows).toContainEqual({ category_id: 41 });
    expect(lies.rows).not.toContainEqual({ category_id: 42 });
    const sold = await after.post(`cart/update?cartId=${cartId}`, { cartItem: { sku: "MR-BRUNO-NAVY-53", qty: 1 } });
    expect(sold.json.result).toMatchObject({ code: "OUT_OF_STOCK" });
    const history = await connection.query(
      "select valid_from::text as day, amount from price_history join variants v on v.id = variant_id where v.sku = $1 and store_code = 'pl' order by 1",
      [black],
    );
    expect(history.rows).toEqual([
      { day: "2026-08-22", amount: 329_00 },
      { day: "2026-11-25", amount: 359_00 },
    ]);
    const orders = await connection.query("select count(*)::int as n from orders");
    expect(orders.rows).toEqual([{ n: 1 }]);
  });
});
