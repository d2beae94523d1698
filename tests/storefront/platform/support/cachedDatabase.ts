import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { PGlite } from "@electric-sql/pglite";
import { openInMemory } from "#platform/kernel/database/embeddedConnection.ts";
import { closeAndRead, CopyOnWriteFs, type DatabaseFiles } from "./databaseFiles.ts";

const require = createRequire(fileURLToPath(new URL("../../../../storefront/package.json", import.meta.url)));
const version = /"version": "([^"]+)"/.exec(
  readFileSync(path.join(path.dirname(require.resolve("@electric-sql/pglite")), "../package.json"), "utf8"),
)?.[1];
const folder = fileURLToPath(new URL("../../../../node_modules/.cache/dioptra", import.meta.url));
const migrations = fileURLToPath(
  new URL("../../../../storefront/platform/kernel/database/migrations", import.meta.url),
);

/** Returns a hash of the migrations and of the given contents, which names a cached database. */
export function hashOf(...contents: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync(`${migrations}/*.sql`).toSorted()) hash.update(readFileSync(file));
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 16);
}

const fileOf = (name: string) => path.join(folder, `${name}-postgres-${version}.files`);

/** The time after which a cached database is removed, in milliseconds. One that is still needed is created again. */
const maximumAge = 7 * 86_400_000;

function removeOldFiles(): void {
  for (const file of globSync(`${folder}/*`)) {
    if (Date.now() - statSync(file).mtimeMs > maximumAge) rmSync(file, { recursive: true, force: true });
  }
}

/** Creates the database of this name unless it is cached. `create` returns an open one, which is closed. */
export async function cache(name: string, create: () => Promise<PGlite>): Promise<void> {
  const file = fileOf(name);
  if (existsSync(file)) return;
  const files = await closeAndRead(await create());
  mkdirSync(folder, { recursive: true });
  removeOldFiles();
  // Another process may create it at the same time. Each writes its own file and renames it into place.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, serialize(files));
  renameSync(own, file);
}

/** The files of the databases that this worker has opened. All of its test files share them. */
const opened = new Map<string, DatabaseFiles>();

function filesOf(name: string): DatabaseFiles {
  const files = opened.get(name) ?? (deserialize(readFileSync(fileOf(name))) as DatabaseFiles);
  opened.set(name, files);
  return files;
}

/**
 * Opens a PostgreSQL database in memory with the contents that `create` produces. Creating them takes seconds, so they are
 * cached in a file. The name must change with the contents.
 */
export async function openCached(name: string, create: () => Promise<PGlite>): Promise<PGlite> {
  await cache(name, create);
  return openInMemory(new CopyOnWriteFs(filesOf(name)));
}
