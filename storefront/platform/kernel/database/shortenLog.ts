import type { Connection } from "./database.ts";

/** How long PostgreSQL's log may become, in bytes: four of its files. */
const longest = 64 * 1024 * 1024;

const logged = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`;

/**
 * Has what stands in a long log written into the tables, so that the log's files are used again; answers whether that
 * was due. A server does so by itself. The embedded PostgreSQL has no process for it: its log would grow until the next
 * start, and fill the disk.
 */
export async function shortenLog(connection: Pick<Connection, "query">, mostBytes = longest): Promise<boolean> {
  const { rows } = await connection.query<{ readonly bytes: number }>(logged);
  if (rows.every(({ bytes }) => bytes < mostBytes)) return false;
  await connection.query("checkpoint");
  return true;
}
