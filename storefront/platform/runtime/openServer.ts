import { createDatabase } from "../kernel/database/database.ts";
import { ServerConnection } from "../kernel/database/serverConnection.ts";
import { createServerBroadcast } from "../search/serverBroadcast.ts";
import { fillDatabase, loadSeedModule } from "./fillDatabase.ts";

/** Opens the database of a server, filled by whichever process comes first. */
export async function openServer(url: string, seedAddress: string | null, onProgress: (step: string) => void) {
  const patient = new ServerConnection(url, { statementLimit: 0 });
  try {
    const seedModule = await loadSeedModule(seedAddress);
    await patient.exclusively(() => fillDatabase(patient, seedModule, onProgress));
  } finally {
    await patient.close();
  }
  const connection = new ServerConnection(url);
  return { database: createDatabase(connection), others: createServerBroadcast(url) };
}
