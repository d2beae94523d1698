import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { PGlite } from "@electric-sql/pglite";
import { openInMemory } from "#platform/kernel/database/embeddedConnection.ts";
import { closeAndRead, type DatabaseFiles, FilledFs } from "./databaseFiles.ts";
import { createRestorePoint } from "./restorePoint.ts";

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

const read = (name: string) => deserialize(readFileSync(fileOf(name))) as DatabaseFiles;

/** Opens a PostgreSQL database in memory that nobody else uses, with the contents that `create` produces. */
export async function openOwn(name: string, create: () => Promise<PGlite>): Promise<PGlite> {
  await cache(name, create);
  return openInMemory(new FilledFs(read(name)));
}

/** An open database, and the function that brings it back to its first contents. */
interface Restorable {
  readonly connection: PGlite;
  readonly restore: () => void;
}

/** The databases that this worker has opened and that no test uses now. */
const idle = new Map<string, Restorable[]>();

/**
 * Opens a PostgreSQL database in memory with the contents that `create` produces. Creating them takes seconds, so they are
 * cached in a file, whose name must change with the contents. Opening takes a second, so a database that is closed is
 * brought back to its first contents for the next test.
 */
export async function openCached(name: string, create: () => Promise<PGlite>): Promise<PGlite> {
  const unused = idle.get(name) ?? [];
  idle.set(name, unused);
  const database = unused.pop() ?? (await openRestorable(name, create));
  return lend(database.connection, () => {
    database.restore();
    unused.push(database);
  });
}

async function openRestorable(name: string, create: () => Promise<PGlite>): Promise<Restorable> {
  const connection = await openOwn(name, create);
  // A library that is loaded later would be lost with the memory that it uses.
  await connection.exec("load 'plpgsql'");
  return { connection, restore: createRestorePoint(connection) };
}

/** Returns a database that is given back instead of being closed. From then on, it cannot be used under this name. */
function lend(connection: PGlite, giveBack: () => void): PGlite {
  let isClosed = false;
  const running = new Set<unknown>();
  const close = async () => {
    if (isClosed) throw new Error("PGlite is closed");
    isClosed = true;
    await Promise.allSettled(running);
    giveBack();
  };
  return new Proxy(connection, {
    get(target, key) {
      if (key === "close") return close;
      if (key === "closed") return isClosed;
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function" || key === "constructor") return value;
      return (...args: readonly unknown[]): unknown => {
        if (isClosed) return Promise.reject(new Error("PGlite is closed"));
        const result: unknown = Reflect.apply(value, target, args);
        if (result instanceof Promise) {
          running.add(result);
          const end = () => void running.delete(result);
          void result.then(end, end);
        }
        return result;
      };
    },
  });
}
