import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#platform/kernel/database/database.ts";
import { seedContent } from "#demo/content.ts";
import { seed, seedLoadTest } from "#demo/seed.ts";
import { countOf } from "../platform/support/countOf.ts";
import type { Connection } from "../platform/support/emptyDatabase.ts";
import { openingDay, openingTimeout } from "../platform/support/openTestPlatform.ts";
import { openSeededDatabase } from "../platform/support/seededDatabase.ts";

let connection: Connection;
let database: Database;

const filling = { now: openingDay, onFilled: () => {}, signal: new AbortController().signal };

beforeEach(async () => {
  ({ connection, database } = await openSeededDatabase(openingDay));
}, openingTimeout);
afterEach(() => connection.close());

const own = seedContent.products.length;

test("is not changed by a later seed with another catalogue", async () => {
  await seedLoadTest(database, own + 40, filling);
  await seed(database, {
    content: { ...seedContent, products: seedContent.products.slice(0, 5) },
    now: openingDay,
    onProgress: () => {},
  });
  expect(await countOf(connection, "products where status = 1")).toBe(own + 40);
});

test("adds products to categories and to the stock", async () => {
  await seedLoadTest(database, own + 40, filling);
  const placedVariants =
    "variants v join category_products c using (product_id) where c.category_id = 29 and v.sku like '%-2-%'";
  expect(await countOf(connection, placedVariants)).toBeGreaterThan(50);
  expect(
    await countOf(connection, "stock s join variants v on v.id = s.variant_id where v.sku like '%-2-%'"),
  ).toBeGreaterThan(50);
});
