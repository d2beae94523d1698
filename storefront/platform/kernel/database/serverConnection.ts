import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type QueryResultRow } from "pg";
import { type Connection, type Drizzle, drizzleSetting } from "./database.ts";

/** Connections that one process holds at most; a PostgreSQL takes a hundred as it comes. */
const maxConnections = 10;

/** A number of our own: PostgreSQL's advisory locks have no names. */
const fillingLock = 5_202_601;

/** Milliseconds after which a statement is given up, so that its caller can be told to try later. */
const usualLimit = 8000;
/** Milliseconds after which an idle transaction is aborted. */
const idleLimit = 30_000;
const connectionTimeoutMillis = 3000;

/** A PostgreSQL server, such as `postgres://user:password@host/database`. */
export class ServerConnection implements Connection {
  readonly pool: Pool;
  readonly drizzle: Drizzle;

  /** `statementLimit`, in milliseconds: 0 for statements that may take as long as they need, as those of a migration do. */
  constructor(url: string, { statementLimit = usualLimit } = {}) {
    this.pool = new Pool({
      connectionString: url,
      max: maxConnections,
      connectionTimeoutMillis,
      application_name: "dioptra",
      statement_timeout: statementLimit,
      idle_in_transaction_session_timeout: statementLimit === 0 ? 0 : idleLimit,
    });
    // A connection that breaks while idle is replaced at the next use.
    this.pool.on("error", () => {});
    // One that breaks in the middle of a transaction fails its statement, and that is enough.
    this.pool.on("connect", (client) => client.on("error", () => {}));
    // Drizzle builds and answers queries alike on both; only what it says of a result without rows differs in its type.
    this.drizzle = drizzle(this.pool, drizzleSetting) as unknown as Drizzle;
  }

  async query<Row>(text: string, values: unknown[] = []): Promise<{ rows: Row[] }> {
    return this.pool.query<Row & QueryResultRow>(text, values);
  }

  /** Does work that only one process may do at a time; the others wait for it. */
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

  /** Ends all connections after what they are at. */
  close(): Promise<void> {
    return this.pool.end();
  }
}
