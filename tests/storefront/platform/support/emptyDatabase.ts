import { PGlite } from "@electric-sql/pglite";
import type { Connection } from "#platform/kernel/database/database.ts";
import { openInMemory } from "#platform/kernel/database/embeddedConnection.ts";
import { openKept } from "./keptDatabase.ts";
import { openServerDatabase, serverUrl } from "./serverDatabase.ts";

export type { Connection };

/** An empty PostgreSQL in memory, or on the server that the tests are given. */
export const openEmptyDatabase = (): Promise<Connection> =>
  serverUrl === null ? openEmptyInMemory() : openServerDatabase(serverUrl);

export const openEmptyInMemory = (): Promise<PGlite> => openKept("empty", () => openInMemory());

/** Runs several statements at once. */
export async function runScript(connection: Connection, script: string): Promise<void> {
  await (connection instanceof PGlite ? connection.exec(script) : connection.query(script));
}
