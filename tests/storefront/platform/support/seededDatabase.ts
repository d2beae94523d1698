import { createDatabase, type Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { seedContent } from "#platform/seed/content.ts";
import { seed } from "#platform/seed/seed.ts";
import { type Connection, openEmptyDatabase } from "./emptyDatabase.ts";

export interface OpenDatabase {
  readonly connection: Connection;
  readonly database: Database;
}

/** A database in memory, filled with the shop's own catalogue on the day on which it was opened. */
export async function openSeededDatabase(openingDay: Date): Promise<OpenDatabase> {
  const connection = await openEmptyDatabase();
  await migrate(connection, () => {});
  const database = createDatabase(connection);
  await seed(database, { content: seedContent, now: openingDay, onProgress: () => {} });
  return { connection, database };
}
