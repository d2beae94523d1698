import type { PGlite } from "@electric-sql/pglite";
import { createDatabase, type Database } from "#platform/kernel/database/database.ts";
import { migrate } from "#platform/kernel/database/migrate.ts";
import { contentHash, seedContent } from "#demo/content.ts";
import { seed } from "#demo/seed.ts";
import { type Connection, openEmptyInMemory } from "./emptyDatabase.ts";
import { openKept, stateOf } from "./keptDatabase.ts";
import { openFromTemplate, serverUrl } from "./serverDatabase.ts";

export interface OpenDatabase {
  readonly connection: Connection;
  readonly database: Database;
}

async function fill(connection: Connection, openingDay: Date): Promise<void> {
  await migrate(connection, () => {});
  await seed(createDatabase(connection), { content: seedContent, now: openingDay, onProgress: () => {} });
}

async function filledInMemory(openingDay: Date): Promise<PGlite> {
  const connection = await openEmptyInMemory();
  await fill(connection, openingDay);
  return connection;
}

/** A database filled with the shop's own catalogue on the day on which it was opened. */
export async function openSeededDatabase(openingDay: Date): Promise<OpenDatabase> {
  const state = stateOf(contentHash(seedContent), openingDay.toISOString());
  const connection =
    serverUrl === null
      ? await openKept(`seeded-${state}`, () => filledInMemory(openingDay))
      : await openFromTemplate(serverUrl, `seeded_${state}`, (empty) => fill(empty, openingDay));
  return { connection, database: createDatabase(connection) };
}
