import { AsyncLocalStorage } from "node:async_hooks";
import { PGlite } from "@electric-sql/pglite";
import { drizzle, type PgliteDatabase } from "drizzle-orm/pglite";
import { retrying } from "./sqlState.ts";

export type Drizzle = PgliteDatabase;

/** A PostgreSQL: within this process (PGlite), or a server's, which brings its own Drizzle. */
export interface Connection {
  readonly query: <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
  readonly close: () => Promise<void>;
  readonly drizzle?: Drizzle;
}

/** What a query is run on: the connection, or the transaction that has it. */
export type Session = Pick<Drizzle, "select" | "insert" | "update" | "delete" | "execute" | "$count">;

/**
 * The database for routes and jobs. The embedded one has a single connection, so opening it again while holding it
 * would wait for ever and is an error. Pass the session on instead.
 */
export interface Database {
  readonly read: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  /**
   * One transaction: what `work` throws undoes it all. A server may refuse it for the sake of another one; then it is
   * done again from the beginning, so that `work` changes nothing but the database.
   */
  readonly write: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** How both kinds of PostgreSQL are spoken to. */
export const drizzleSetting = { casing: "snake_case" } as const;

export function drizzleOn(connection: Connection): Drizzle {
  if (connection.drizzle) return connection.drizzle;
  if (connection instanceof PGlite) return drizzle(connection, drizzleSetting);
  throw new TypeError("This is no connection of ours.");
}

/** Begins each work when the one before it has ended. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}

export function createDatabase(connection: Connection): Database {
  const db = drizzleOn(connection);
  // Reads of the embedded database wait for the current transaction, not for all queued ones.
  const turn = connection instanceof PGlite ? inTurn() : <T>(work: () => Promise<T>) => work();
  const holder = new AsyncLocalStorage<true>();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    if (holder.getStore()) throw new Error("The database is already held here: pass its session on.");
    return holder.run(true, work);
  };
  return {
    read: (work) => alone(() => work(db)),
    write: (work) => alone(() => turn(() => retrying(() => db.transaction((tx) => work(tx))))),
    close: () => turn(() => connection.close()),
  };
}
