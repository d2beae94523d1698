import { type Connection, createDatabase, type Database } from "../kernel/database/database.ts";
import { migrate } from "../kernel/database/migrate.ts";
import type { SeedModule } from "./seedModule.ts";

/** Brings the tables up to date, and what the shop is filled with. Without a seed module a new shop stays empty. */
export async function fillDatabase(
  connection: Connection,
  seedModule: SeedModule | null,
  onProgress: (step: string) => void,
): Promise<Database> {
  await migrate(connection, onProgress);
  const database = createDatabase(connection);
  await seedModule?.seedShop(database, { now: new Date(), onProgress });
  return database;
}
