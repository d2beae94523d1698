import type { PGlite } from "@electric-sql/pglite";
import { createDatabase, type Database } from "#platform/kernel/database/database.ts";
import { migrate } from "#platform/kernel/database/migrate.ts";
import { contentHash, seedContent } from "#demo/content.ts";
import { seed } from "#demo/seed.ts";
import { type Connection, openOwnEmpty } from "./emptyDatabase.ts";
import { cache, hashOf, openCached } from "./cachedDatabase.ts";
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
  const connection = await openOwnEmpty();
  await fill(connection, openingDay);
  return connection;
}

const nameOf = (openingDay: Date) => `seeded-${hashOf(contentHash(seedContent), openingDay.toISOString())}`;

/** Fills and caches the database in memory for `openSeededDatabase`. */
export async function cacheSeededDatabase(openingDay: Date): Promise<void> {
  await cache(nameOf(openingDay), () => filledInMemory(openingDay));
}

/** Opens a database that was filled with the demo catalogue on this day. */
export async function openSeededDatabase(openingDay: Date): Promise<OpenDatabase> {
  const name = nameOf(openingDay);
  const connection =
    serverUrl === null
      ? await openCached(name, () => filledInMemory(openingDay))
      : await openFromTemplate(serverUrl, name.replace("-", "_"), (empty) => fill(empty, openingDay));
  return { connection, database: createDatabase(connection) };
}
