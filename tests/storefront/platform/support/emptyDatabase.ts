import { PGlite } from "@electric-sql/pglite";
import type { Connection } from "#platform/kernel/database/database.ts";
import { openInMemory } from "#platform/kernel/database/embeddedConnection.ts";
import { openCached, openOwn } from "./cachedDatabase.ts";
import { openServerDatabase, serverUrl } from "./serverDatabase.ts";

export type { Connection };

/** Opens an empty PostgreSQL database in memory, or on the server in `TEST_DATABASE_URL`. */
export const openEmptyDatabase = (): Promise<Connection> =>
  serverUrl === null ? openEmptyInMemory() : openServerDatabase(serverUrl);

/** Opens an empty PostgreSQL database in memory. */
const openEmptyInMemory = (): Promise<PGlite> => openCached("empty", () => openInMemory());

/** Opens an empty PostgreSQL database in memory that nobody else uses. */
export const openOwnEmpty = (): Promise<PGlite> => openOwn("empty", () => openInMemory());

/** Runs several statements at once. */
export async function runScript(connection: Connection, script: string): Promise<void> {
  await (connection instanceof PGlite ? connection.exec(script) : connection.query(script));
}
