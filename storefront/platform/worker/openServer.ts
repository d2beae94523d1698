import { createDatabase } from "../database/database.ts";
import { ServerConnection } from "../database/serverConnection.ts";
import { serverOthers } from "../database/serverOthers.ts";
import { fill } from "./serveCalls.ts";

/** Opens the database of a server, filled by whichever process comes first. */
export async function openServer(url: string, onProgress: (step: string) => void) {
  const patient = new ServerConnection(url, { statementLimit: 0 });
  try {
    await patient.exclusively(() => fill(patient, onProgress));
  } finally {
    await patient.close();
  }
  const connection = new ServerConnection(url);
  return { database: createDatabase(connection), others: serverOthers(url) };
}
