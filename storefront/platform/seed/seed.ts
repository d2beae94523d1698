import { eq } from "drizzle-orm";
import { dayOf } from "../calendar.ts";
import type { Database } from "../database/database.ts";
import { recordPassedPrices } from "../database/queries/recordPassedPrices.ts";
import { seeds } from "../database/schema/index.ts";
import { productRows } from "./catalogueRows.ts";
import { contentHash, type SeedContent } from "./content.ts";
import { writeCatalogue } from "./writeCatalogue.ts";
import { writeCategories } from "./writeCategories.ts";
import { writeReviews } from "./writeReviews.ts";
import { writeSalons } from "./writeSalons.ts";
import { writeLinks } from "./writeLinks.ts";
import { writeDescriptions } from "./writeDescriptions.ts";
import { writeAttributes, writeTerms } from "./writeTerms.ts";

export interface Seeding {
  readonly content: SeedContent;
  readonly now: Date;
  readonly onProgress: (step: string) => void;
}

const only = 1;

/**
 * Fills an empty shop, and brings an older one up to date with the content that this version has: catalogue and terms
 * in one transaction, never carts, orders or what is left of the stock. The same content is not written again.
 */
export async function seed(database: Database, { content, now, onProgress }: Seeding): Promise<void> {
  const hash = contentHash(content);
  await database.write(async (session) => {
    const [before] = await session.select().from(seeds).where(eq(seeds.id, only));
    if (before?.contentHash === hash) return recordPassedPrices(session, now);
    onProgress(`Seeding ${content.products.length} products`);
    const openedOn = before?.openedOn ?? dayOf(now);
    await writeTerms(session);
    await writeAttributes(session, content);
    const rows = content.products.map((product, position) => productRows(product, position, openedOn));
    const productIds = await writeCatalogue(session, rows, now);
    await writeCategories(session, content, rows, productIds);
    await writeDescriptions(session, content);
    await writeSalons(session);
    await writeLinks(session, content.products, productIds);
    await writeReviews(session, content.products, productIds, openedOn);
    await session
      .insert(seeds)
      .values({ id: only, contentHash: hash, openedOn })
      .onConflictDoUpdate({ target: seeds.id, set: { contentHash: hash } });
  });
}
