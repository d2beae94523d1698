import { createDatabase } from "../kernel/database/database.ts";
import { ServerConnection } from "../kernel/database/serverConnection.ts";
import { createServerBroadcast } from "../search/serverBroadcast.ts";
import { fillDatabase, loadSeedModule } from "./fillDatabase.ts";

/** Opens a PostgreSQL server's database. The first process that opens it migrates and fills it. */
export async function openServer(url: string, seedAddress: string | null, onProgress: (step: string) => void) {
  const migration = new ServerConnection(url, { statementLimit: 0 });
  try {
    const seedModule = await loadSeedModule(seedAddress);
    await migration.exclusively(() => fillDatabase(migration, seedModule, onProgress));
  } finally {
    await migration.close();
  }
  const connection = new ServerConnection(url);
  return { database: createDatabase(connection), broadcast: createServerBroadcast(url) };
}
