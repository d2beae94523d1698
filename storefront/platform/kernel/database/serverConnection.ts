import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type QueryResultRow } from "pg";
import { type Connection, type Drizzle, drizzleOptions } from "./database.ts";

/** Connections per process. PostgreSQL's default limit is 100 for all processes. */
const maxConnections = 10;

/** An arbitrary number, because PostgreSQL's advisory locks have no names. */
const fillingLock = 5_202_601;

/** Milliseconds after which a statement is canceled and its caller is asked to try again later. */
const defaultStatementLimit = 8000;
/** Milliseconds after which an idle transaction is aborted. */
const idleLimit = 30_000;
const connectionTimeoutMillis = 3000;

/** A connection pool of a PostgreSQL server, such as `postgres://user:password@host/database`. */
export class ServerConnection implements Connection {
  readonly pool: Pool;
  readonly drizzle: Drizzle;

  /** `statementLimit` is in milliseconds. 0 means no limit, for migrations. */
  constructor(url: string, { statementLimit = defaultStatementLimit } = {}) {
    this.pool = new Pool({
      connectionString: url,
      max: maxConnections,
      connectionTimeoutMillis,
      application_name: "dioptra",
      statement_timeout: statementLimit,
      idle_in_transaction_session_timeout: statementLimit === 0 ? 0 : idleLimit,
    });
    // Errors of idle connections need no handling: the pool replaces the connection at the next use.
    this.pool.on("error", () => {});
    // Nor do errors within a transaction: the statement fails with the same error.
    this.pool.on("connect", (client) => client.on("error", () => {}));
    // Drizzle builds and runs queries alike on both kinds. Only the types of results without rows differ.
    this.drizzle = drizzle(this.pool, drizzleOptions) as unknown as Drizzle;
  }

  async query<Row>(text: string, values: unknown[] = []): Promise<{ rows: Row[] }> {
    return this.pool.query<Row & QueryResultRow>(text, values);
  }

  /** Runs work that only one process may do at a time. Other processes wait. */
  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query("select pg_advisory_lock($1)", [fillingLock]);
      return await work();
    } finally {
      // Ends the session, and the lock with it.
      client.release(true);
    }
  }

  /** Closes all connections once their running statements have finished. */
  close(): Promise<void> {
    return this.pool.end();
  }
}
