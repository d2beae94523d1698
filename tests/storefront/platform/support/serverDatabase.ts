import { randomUUID } from "node:crypto";
import type { Connection } from "#platform/kernel/database/database.ts";
import { ServerConnection } from "#platform/kernel/database/serverConnection.ts";

/** A PostgreSQL server on which tests may create and drop databases; null to run tests on PGlite. */
export const serverUrl: string | null = process.env["TEST_DATABASE_URL"] || null;

const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function onServer<T>(url: string, work: (connection: ServerConnection) => Promise<T>): Promise<T> {
  const connection = new ServerConnection(url, { statementLimit: 0 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Creates a database on a server, as a copy of `template`. It is dropped when it is closed. */
export async function openServerDatabase(url: string, template = "template0"): Promise<Connection> {
  const name = `dioptra_${randomUUID().replaceAll("-", "")}`;
  const encoding = template === "template0" ? " encoding 'UTF8'" : "";
  await onServer(url, (server) => server.query(`create database ${name} template ${template}${encoding}`));
  const connection = new ServerConnection(withDatabase(url, name));
  return Object.assign(connection, {
    close: async () => {
      await connection.pool.end();
      await onServer(url, (server) => server.query(`drop database ${name} with (force)`));
    },
  });
}

/** Creates a database as a copy of `template`, which is created and filled if it does not exist. */
export async function openFromTemplate(
  url: string,
  template: string,
  fill: (empty: Connection) => Promise<void>,
): Promise<Connection> {
  await onServer(url, (server) =>
    server.exclusively(async () => {
      const { rows } = await server.query("select 1 from pg_database where datname = $1", [template]);
      if (rows.length > 0) return;
      const unfinished = `${template}_unfinished`;
      await server.query(`drop database if exists ${unfinished} with (force)`);
      await server.query(`create database ${unfinished} template template0 encoding 'UTF8'`);
      await onServer(withDatabase(url, unfinished), fill);
      await server.query(`alter database ${unfinished} rename to ${template}`);
    }),
  );
  return openServerDatabase(url, template);
}
