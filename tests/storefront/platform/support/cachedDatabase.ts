import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { openInMemory } from "#platform/kernel/database/embeddedConnection.ts";

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

/**
 * Opens a PostgreSQL database in memory with the contents that `create` produces. Creating them takes seconds, so they are
 * cached in a file. The name must change with the contents.
 */
export async function openCached(name: string, create: () => Promise<PGlite>): Promise<PGlite> {
  const file = path.join(folder, `${name}-postgres-${version}.tar`);
  if (!existsSync(file)) {
    const created = await create();
    const contents = await created.dumpDataDir("none");
    await created.close();
    mkdirSync(folder, { recursive: true });
    // Several test files may create it at once. Each writes its own file and renames it into place.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, Buffer.from(await contents.arrayBuffer()));
    renameSync(own, file);
  }
  return openInMemory(new Blob([readFileSync(file)]));
}
