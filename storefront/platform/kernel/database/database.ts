import { AsyncLocalStorage } from "node:async_hooks";
import { PGlite } from "@electric-sql/pglite";
import { drizzle, type PgliteDatabase } from "drizzle-orm/pglite";
import { retryOnConflict } from "./sqlState.ts";

export type Drizzle = PgliteDatabase;

/**
 * A PostgreSQL database: embedded in this process (PGlite), or on a server. A server connection brings its own Drizzle.
 */
export interface Connection {
  readonly query: <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
  readonly close: () => Promise<void>;
  readonly drizzle?: Drizzle;
}

/** The connection or the transaction that a query runs on. */
export type Session = Pick<Drizzle, "select" | "insert" | "update" | "delete" | "execute" | "$count">;

/**
 * The database for routes and jobs. The embedded database has a single connection, so a `read` or `write` within another
 * one would wait forever. It is an error: pass the session on instead.
 */
export interface Database {
  readonly read: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  /**
   * Runs `work` in one transaction, which is rolled back if `work` throws. A server may abort a transaction in favour of
   * another one. Then `work` runs again from the beginning, so it must change nothing but the database.
   */
  readonly write: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Drizzle's options for both kinds of PostgreSQL. */
export const drizzleOptions = { casing: "snake_case" } as const;

export function drizzleOn(connection: Connection): Drizzle {
  if (connection.drizzle) return connection.drizzle;
  if (connection instanceof PGlite) return drizzle(connection, drizzleOptions);
  throw new TypeError("Unknown kind of connection. Pass a PGlite, or a connection with its own Drizzle.");
}

/** Returns a function that runs one piece of work after the other, in the order of the calls. */
function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}

/** Creates the database for routes and jobs on a connection. */
export function createDatabase(connection: Connection): Database {
  const db = drizzleOn(connection);
  // Reads of the embedded database wait for the current transaction, not for all queued ones.
  const serialize = connection instanceof PGlite ? createSerialQueue() : <T>(work: () => Promise<T>) => work();
  const openSession = new AsyncLocalStorage<true>();
  const notNested = <T>(work: () => Promise<T>): Promise<T> => {
    if (openSession.getStore()) throw new Error("A database session is already open here. Pass that session on.");
    return openSession.run(true, work);
  };
  return {
    read: (work) => notNested(() => work(db)),
    write: (work) => notNested(() => serialize(() => retryOnConflict(() => db.transaction((tx) => work(tx))))),
    close: () => serialize(() => connection.close()),
  };
}
