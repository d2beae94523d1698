import { type Connection, createDatabase, type Database, type Session } from "../kernel/database/database.ts";
import { taxClasses } from "../catalog/tables/tax.ts";
import { migrate } from "../kernel/database/migrate.ts";
import { recordPassedPrices } from "../pricing/recordPassedPrices.ts";
import { writeTerms } from "../checkout/writeTerms.ts";
import type { SeedModule } from "./seedModule.ts";

/**
 * Prepares a shop that no seed module fills. Its terms (taxes, countries, delivery, payment) are written at the first
 * start only: from then on they are the shop's own.
 */
async function openShop(session: Session, now: Date): Promise<void> {
  if ((await session.$count(taxClasses)) === 0) await writeTerms(session);
  await recordPassedPrices(session, now);
}

/** Brings the tables up to date, and what the shop is filled with. Without a seed module a new shop has no products. */
export async function fillDatabase(
  connection: Connection,
  seedModule: SeedModule | null,
  onProgress: (step: string) => void,
): Promise<Database> {
  await migrate(connection, onProgress);
  const database = createDatabase(connection);
  const now = new Date();
  if (seedModule) await seedModule.seedShop(database, { now, onProgress });
  else await database.write((session) => openShop(session, now));
  return database;
}
