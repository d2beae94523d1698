import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Connection } from "#platform/database/database.ts";
import { PGlite } from "@electric-sql/pglite";
import { openInMemory } from "#platform/database/openConnection.ts";
import { openServerDatabase, serverUrl } from "./serverDatabase.ts";

export type { Connection };

const require = createRequire(fileURLToPath(new URL("../../../../storefront/package.json", import.meta.url)));
const version = /"version": "([^"]+)"/.exec(
  readFileSync(path.join(path.dirname(require.resolve("@electric-sql/pglite")), "../package.json"), "utf8"),
)?.[1];
const folder = fileURLToPath(new URL("../../../../node_modules/.cache/dioptra", import.meta.url));
const file = path.join(folder, `empty-postgres-${version}.tar`);

/**
 * An empty PostgreSQL in memory. Creating one takes seconds, so that the first is kept as a file: it holds nothing of
 * ours, and only another version of PGlite makes it stale.
 */
export async function openEmptyDatabase(): Promise<Connection> {
  if (serverUrl !== null) return openServerDatabase(serverUrl);
  if (!existsSync(file)) {
    const created = await openInMemory();
    const contents = await created.dumpDataDir("none");
    await created.close();
    mkdirSync(folder, { recursive: true });
    // Several test files may create it at once; each renames a whole file into place.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, Buffer.from(await contents.arrayBuffer()));
    renameSync(own, file);
  }
  return openInMemory(new Blob([readFileSync(file)]));
}

/** Runs several statements at once. */
export async function runScript(connection: Connection, script: string): Promise<void> {
  await (connection instanceof PGlite ? connection.exec(script) : connection.query(script));
}
