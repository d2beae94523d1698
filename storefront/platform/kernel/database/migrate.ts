import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as applyMigrations } from "drizzle-orm/pglite/migrator";
import { NewerDatabase } from "../startFailure.ts";
import { type Connection, drizzleOn } from "./database.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Returns the creation time of the last migration that was applied to the database; null before the first migration.
 */
async function lastApplied(connection: Connection): Promise<number | null> {
  const [table] = (
    await connection.query<{ name: string | null }>("select to_regclass('drizzle.__drizzle_migrations')::text as name")
  ).rows;
  if (!table?.name) return null;
  const [last] = (
    await connection.query<{ at: string | null }>(
      "select max(created_at)::text as at from drizzle.__drizzle_migrations",
    )
  ).rows;
  return last?.at ? Number(last.at) : null;
}

/**
 * Applies all pending migrations in one transaction, if there are any. Throws `NewerDatabase` if the database has
 * migrations that this version does not know.
 */
export async function migrate(connection: Connection, onProgress: (step: string) => void): Promise<void> {
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const applied = await lastApplied(connection);
  if (applied === newest) return;
  if (applied !== null && applied > newest) throw new NewerDatabase();
  onProgress("Migrating the database");
  await applyMigrations(drizzleOn(connection), { migrationsFolder });
}
