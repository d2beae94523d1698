import { setImmediate } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { dayOf } from "#platform/kernel/calendar.ts";
import type { Seeding } from "#platform/runtime/fillDatabase.ts";
import type { Database } from "#platform/kernel/database/database.ts";
import { recordPassedPrices } from "#platform/pricing/writePrices.ts";
import { products } from "#platform/catalog/tables/catalog.ts";
import { seeds } from "#platform/runtime/tables/seed.ts";
import { productRows } from "./catalogueRows.ts";
import { contentHash, type SeedContent, seedContent } from "./content.ts";
import { loadTestProducts } from "./loadTest.ts";
import { addProducts, writeAttributes, writeCatalogue } from "./writeCatalogue.ts";
import { placeProducts, writeCategories } from "./writeCategories.ts";
import { writeContent, writeCoupons, writeDescriptions } from "./writeContent.ts";
import { writeReviews } from "./reviews.ts";
import { writePoints } from "./points.ts";
import { writeSalons } from "./salons.ts";
import { writeLinks } from "./links.ts";
import { writeTerms } from "#platform/checkout/writeTerms.ts";

/** What the seed needs, with the content to write. */
export interface DemoSeeding extends Seeding {
  readonly content: SeedContent;
}

/** The table has a single row. */
const rowId = 1;

/**
 * Fills an empty shop, and brings an older demo shop up to date with this version's content: catalogue and terms in one
 * transaction, never carts, orders or remaining stock. The same content is not written again. A shop that its staff
 * filled with a catalogue of its own stays as it is.
 */
export async function seed(database: Database, { content, now, onProgress }: DemoSeeding): Promise<void> {
  const hash = contentHash(content);
  await database.write(async (session) => {
    await writeCoupons(session, now);
    const [before] = await session.select().from(seeds).where(eq(seeds.id, rowId));
    // The folder of a load test is never brought up to date, because no shop uses it.
    if (before?.contentHash === hash || typeof before?.loadTest === "number") return recordPassedPrices(session, now);
    if (!before && (await session.$count(products)) > 0) {
      onProgress("The shop has a catalogue of its own. The demo catalogue is not added.");
      return recordPassedPrices(session, now);
    }
    onProgress(`Seeding ${content.products.length} products`);
    const openedOn = before?.openedOn ?? dayOf(now);
    await writeTerms(session);
    await writeAttributes(session, content);
    const rows = content.products.map((product, position) => productRows(product, position, openedOn));
    const productIds = await writeCatalogue(session, rows, now);
    await writeCategories(session, content, rows, productIds);
    await writeDescriptions(session, content);
    await writeSalons(session);
    await writePoints(session);
    await writeContent(session);
    await writeLinks(session, content.products, productIds);
    await writeReviews(session, content.products, productIds, openedOn);
    await session
      .insert(seeds)
      .values({ id: rowId, contentHash: hash, openedOn })
      .onConflictDoUpdate({ target: seeds.id, set: { contentHash: hash } });
  });
}

/** Products per insert, which limits the rows in memory. */
const batch = 1000;

export interface LoadTestFill {
  readonly now: Date;
  /** Called after each insert with the number of products so far. */
  readonly onFilled: (products: number) => void;
  /** Ends the work between two inserts, with the signal's reason. */
  readonly signal: AbortSignal;
}

/** Adds products up to this number and marks the database as a load test. */
export async function seedLoadTest(database: Database, count: number, { now, onFilled, signal }: LoadTestFill) {
  const openedOn = dayOf(now);
  for (let start = seedContent.products.length; start < count; start += batch) {
    // The embedded database blocks the event loop, so an abort is noticed only here.
    await setImmediate();
    signal.throwIfAborted();
    const end = Math.min(start + batch, count);
    const rows = loadTestProducts(start, end).map((product, index) => productRows(product, start + index, openedOn));
    await database.write(async (session) => {
      const ids = await addProducts(session, rows, now);
      await placeProducts(session, seedContent.categories, rows, ids.products);
    });
    onFilled(end);
  }
  await database.write(async (session) => {
    await session.update(seeds).set({ loadTest: count }).where(eq(seeds.id, rowId));
    // PostgreSQL has no statistics for this many new rows yet.
    await session.execute("analyze");
  });
}
