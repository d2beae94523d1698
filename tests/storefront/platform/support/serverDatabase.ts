import { randomUUID } from "node:crypto";
import type { Connection } from "#platform/database/database.ts";
import { ServerConnection } from "#platform/database/serverConnection.ts";

/** A PostgreSQL server on which databases may be made and dropped; without one, tests run on PGlite. */
export const serverUrl: string | null = process.env["TEST_DATABASE_URL"] || null;

const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function onServer(url: string, statement: string): Promise<void> {
  const connection = new ServerConnection(url, { statementLimit: 0 });
  try {
    await connection.query(statement);
  } finally {
    await connection.close();
  }
}

/** A database of its own on a server, gone when it is closed. `template` is another one that it begins as. */
export async function openServerDatabase(url: string, template = "template0"): Promise<Connection> {
  const name = `dioptra_${randomUUID().replaceAll("-", "")}`;
  await onServer(url, `create database ${name} template ${template} encoding 'UTF8'`);
  const connection = new ServerConnection(withDatabase(url, name));
  return Object.assign(connection, {
    close: async () => {
      await connection.pool.end();
      await onServer(url, `drop database ${name} with (force)`);
    },
  });
}
