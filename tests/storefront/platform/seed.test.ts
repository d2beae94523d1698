import { frameSize } from "@dioptra/ui/optics";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDatabase, type Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { contentHash, type SeedContent, seedContent } from "#platform/seed/content.ts";
import { seedLocales } from "#platform/seed/frame.ts";
import { seed } from "#platform/seed/seed.ts";
import { NewerDatabase } from "#platform/startFailure.ts";
import { type Connection, openEmptyDatabase } from "./support/emptyDatabase.ts";
import { openingDay, patience, platformOn } from "./support/openTestPlatform.ts";
import { filledCart, orderFor } from "./support/shopping.ts";

describe("the catalogue that an empty shop is filled with", () => {
  const { frames } = seedContent;

  test("has one name and one address for each frame in each language", () => {
    for (const locale of seedLocales) {
      expect(new Set(frames.map(({ texts }) => texts[locale].slug)).size).toBe(frames.length);
      for (const { texts } of frames) {
        expect(texts[locale].slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(texts[locale].description.length).toBeGreaterThan(100);
      }
    }
  });

  test.each(frames)("$sku is measured as a frame can be, and comes in sizes that differ", ({ finishes, sizes }) => {
    expect(finishes.length).toBeGreaterThanOrEqual(2);
    expect(finishes.length).toBeLessThanOrEqual(4);
    expect(new Set(sizes.map(frameSize)).size).toBe(sizes.length);
    for (const { lensWidth, lensHeight, bridge, temple, totalWidth } of sizes) {
      expect(lensWidth).toBeGreaterThanOrEqual(44);
      expect(lensWidth).toBeLessThanOrEqual(62);
      expect(lensHeight).toBeGreaterThanOrEqual(28);
      expect(lensHeight).toBeLessThanOrEqual(lensWidth);
      expect(bridge).toBeGreaterThanOrEqual(14);
      expect(bridge).toBeLessThanOrEqual(24);
      expect(temple).toBeGreaterThanOrEqual(120);
      expect(temple).toBeLessThanOrEqual(155);
      // Two lenses, the bridge, and an end piece of 4 to 7 mm on each side.
      const endPieces = totalWidth - 2 * lensWidth - bridge;
      expect(endPieces).toBeGreaterThanOrEqual(8);
      expect(endPieces).toBeLessThanOrEqual(14);
    }
  });

  test("has running, future and past special prices, all of them lower", () => {
    const specials = frames.flatMap(({ special, prices }) => (special ? [{ special, regular: prices.at(-1) }] : []));
    expect(specials.filter(({ special: { from, to } }) => from < 0 && (to === null || to > 0))).toHaveLength(3);
    expect(specials.filter(({ special: { from } }) => from > 0)).toHaveLength(1);
    expect(specials.filter(({ special: { to } }) => to !== null && to < 0)).toHaveLength(1);
    for (const { special, regular } of specials) {
      expect(special.PLN).toBeLessThan(regular?.PLN ?? 0);
      expect(special.EUR).toBeLessThan(regular?.EUR ?? 0);
    }
  });
});

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
      "attribute_options",
      "tax_rules",
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
    expect(steps).toEqual(["Migrating the database", "Seeding 12 products"]);
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

  test("has 90 days of history for every variant in every store, and the windows that have passed", async () => {
    await migrate(connection, onProgress);
    await fill();
    const oldest = await connection.query<{ day: string; n: number }>(
      "select min::text as day, count(*)::int as n from (select min(valid_from) from price_history group by variant_id, store_code) t group by 1",
    );
    expect(oldest.rows).toEqual([{ day: "2026-08-22", n: 162 }]);
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

    const [nela, bruno, ...others] = seedContent.frames;
    if (!nela || !bruno) throw new Error("The catalogue is empty.");
    const dearer = {
      ...bruno,
      prices: [{ day: -90, PLN: 359_00, EUR: 82_00 }],
      finishes: ["black", "bottle"] as const,
    };
    const changed: SeedContent = { ...seedContent, frames: [nela, dearer, ...others.slice(1)] };
    expect(contentHash(changed)).not.toBe(contentHash(seedContent));
    steps = [];
    await fill(changed, new Date("2026-11-25T12:00:00Z"));
    expect(steps).toEqual(["Seeding 11 products"]);

    const after = platformOn(connection, database);
    const { json } = await after.get(`cart/pull?cartId=${cartId}`);
    expect(json.result).toMatchObject([{ sku: black, qty: 2, price: 359 }]);
    await expect(after.stockOf(black)).resolves.toBe(21);
    await expect(after.stockOf("MR-BRUNO-BOTTLE-53")).resolves.toBe(22);
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
