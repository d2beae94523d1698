import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar.ts";
import { createDatabase, type Database } from "#platform/kernel/database/database.ts";
import { migrate } from "#platform/kernel/database/migrate.ts";
import { contentHash, type SeedContent, seedContent } from "#demo/content.ts";
import type { SeedProduct } from "#demo/product.ts";
import { writeSalons } from "#demo/salons.ts";
import { seed } from "#demo/seed.ts";
import { NewerDatabase } from "#platform/kernel/startFailure.ts";
import { type Connection, openEmptyDatabase } from "../platform/support/emptyDatabase.ts";
import { openingDay, openingTimeout, platformOn } from "../platform/support/openTestPlatform.ts";
import { openSeededDatabase } from "../platform/support/seededDatabase.ts";
import { filledCart, orderFor } from "../platform/support/shopping.ts";

let connection: Connection;
let database: Database;
let steps: string[];
const onProgress = (step: string) => void steps.push(step);
const fill = (content: SeedContent = seedContent, now = openingDay) => seed(database, { content, now, onProgress });

beforeEach(() => {
  steps = [];
});
afterEach(() => connection.close());

describe("an empty database", () => {
  beforeEach(async () => {
    connection = await openEmptyDatabase();
    database = createDatabase(connection);
  }, openingTimeout);

  /** Returns everything that the seed writes, in a stable order. */
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

  test("migrates and fills the database once, and changes nothing at the second start", async () => {
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

  test("refuses a database of a newer version", async () => {
    await migrate(connection, onProgress);
    await connection.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
    );
    await expect(migrate(connection, onProgress)).rejects.toThrow(NewerDatabase);
  });
});

describe("a filled database", () => {
  beforeEach(async () => {
    ({ connection, database } = await openSeededDatabase(openingDay));
  }, openingTimeout);

  test("protects the price history from changes and deletion", async () => {
    for (const change of [
      "update price_history set amount = 1",
      "delete from price_history",
      "truncate price_history",
    ]) {
      await expect(connection.query(change)).rejects.toThrow("price_history is append-only");
    }
  });

  test("writes 90 days of price history for every variant, or since its arrival, with past special prices", async () => {
    const oldest = await connection.query<{ day: string; n: number }>(
      "select min::text as day, count(*)::int as n from (select min(valid_from) from price_history group by variant_id, store_code) t group by 1 order by 1",
    );
    const days = new Map<string, number>();
    for (const { arrivalDay, variants } of seedContent.products) {
      const day = addDays("2026-11-20", Math.max(arrivalDay, -90));
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

  test("keeps the mail addresses that the staff has set or removed for salons", async () => {
    await connection.query("update salons set email = 'torun@salon.example' where code = 'okulary-torun'");
    await connection.query("update salons set email = null, city = 'Old' where code = 'okulary-krakow'");
    await database.write(writeSalons);
    const kept = await connection.query(
      "select code, city, email from salons where code in ('okulary-torun', 'okulary-krakow') order by code",
    );
    expect(kept.rows).toEqual([
      { code: "okulary-krakow", city: "Kraków", email: null },
      { code: "okulary-torun", city: "Toruń", email: "torun@salon.example" },
    ]);
  });

  test("records a special price that began between two starts", async () => {
    await fill(seedContent, new Date("2026-12-10T12:00:00Z"));
    const okta = await connection.query(
      "select distinct valid_from::text as day, amount from price_history join variants v on v.id = variant_id where v.sku like 'OK-OKTA%' and store_code = 'pl' order by 1",
    );
    expect(okta.rows.at(-1)).toEqual({ day: "2026-12-04", amount: 349_00 });
  });

  test("applies a changed catalogue without changing carts, orders, stock or past prices", async () => {
    const before = platformOn(connection, database);
    const black = "MR-BRUNO-BLACK-53";
    await before.post("order/create", orderFor(await filledCart(before, black), { sku: black, minor: 329_00 }));
    const cartId = await filledCart(before, black, 2);

    const [nela, bruno, ...others] = seedContent.products;
    if (!nela || !bruno) throw new Error("The catalogue is empty.");
    const changedBruno: SeedProduct = {
      ...bruno,
      prices: [{ day: -90, PLN: 359_00, EUR: 82_00 }],
      flags: [],
      attributes: { ...bruno.attributes, gender: "women" },
      variants: bruno.variants
        .filter(({ sku }) => !sku.includes("NAVY"))
        .map(({ sku, pieces, attributes }) => ({ sku: sku.replace("HAVANA", "BOTTLE"), pieces, attributes })),
    };
    // Without sets, one of which contains the removed colours.
    const remaining = others.slice(1).filter(({ parts }) => !parts);
    const changed: SeedContent = { ...seedContent, products: [nela, changedBruno, ...remaining] };
    expect(contentHash(changed)).not.toBe(contentHash(seedContent));
    await fill(changed, new Date("2026-11-25T12:00:00Z"));
    expect(steps).toEqual([`Seeding ${changed.products.length} products`]);

    const after = platformOn(connection, database);
    const { json } = await after.get(`cart/pull?cartId=${cartId}`);
    expect(json.result).toMatchObject([{ sku: black, qty: 2, price: 359 }]);
    await expect(after.stockOf(black)).resolves.toBe(21);
    await expect(after.stockOf("MR-BRUNO-BOTTLE-51")).resolves.toBe(22);
    const categories = await connection.query(
      "select category_id from category_products join products p on p.id = product_id where p.sku = 'MR-BRUNO' order by 1",
    );
    expect(categories.rows).toContainEqual({ category_id: 41 });
    expect(categories.rows).not.toContainEqual({ category_id: 42 });
    const removedVariant = await after.post(`cart/update?cartId=${cartId}`, {
      cartItem: { sku: "MR-BRUNO-NAVY-53", qty: 1 },
    });
    expect(removedVariant.json.result).toMatchObject({ code: "OUT_OF_STOCK" });
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
