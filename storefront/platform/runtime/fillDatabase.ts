import { type Connection, createDatabase, type Database, type Session } from "../kernel/database/database.ts";
import { taxClasses } from "../catalog/tables/tax.ts";
import { migrate } from "../kernel/database/migrate.ts";
import { recordPassedPrices } from "../pricing/writePrices.ts";
import { writeTerms } from "../checkout/writeTerms.ts";

export interface Seeding {
  readonly now: Date;
  /** Receives the current step, such as `Seeding 280 products`. */
  readonly onProgress: (step: string) => void;
}

/** The exports of a module that fills a shop, such as the demo shop. */
export interface SeedModule {
  /**
   * Runs at every start, after the migrations, in one process at a time. Fills an empty database, and updates its own
   * content in a database that it filled before. Must not change what customers and staff have written.
   */
  readonly seedShop: (database: Database, seeding: Seeding) => Promise<void>;
}

/** Loads the seed module at this URL; null without one. The platform itself never imports a seed module. */
export const loadSeedModule = async (address: string | null): Promise<SeedModule | null> =>
  address === null ? null : ((await import(address)) as SeedModule);

/**
 * Prepares a shop without a seed module. Its terms (taxes, countries, delivery, payment) are written at the first start
 * only, because the shop may change them afterwards.
 */
async function openShop(session: Session, now: Date): Promise<void> {
  if ((await session.$count(taxClasses)) === 0) await writeTerms(session);
  await recordPassedPrices(session, now);
}

/** Migrates the database and fills it by the seed module. Without a seed module, a new shop has no products. */
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
