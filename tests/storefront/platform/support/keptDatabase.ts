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

/** Changes with the tables, and with whatever else is said to be in a database. */
export function stateOf(...contents: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync(`${migrations}/*.sql`).toSorted()) hash.update(readFileSync(file));
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 16);
}

/**
 * A PostgreSQL in memory that begins as one of that name did which `make` filled. That takes seconds, so that the first
 * is kept as a file; a name says all that is in it.
 */
export async function openKept(name: string, make: () => Promise<PGlite>): Promise<PGlite> {
  const file = path.join(folder, `${name}-postgres-${version}.tar`);
  if (!existsSync(file)) {
    const created = await make();
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
