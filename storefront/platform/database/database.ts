import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle, type PgliteDatabase } from "drizzle-orm/pglite";
import * as schema from "./schema/index.ts";

/** What a query is run on: the connection, or the transaction that has it. */
export type Session = Pick<
  PgliteDatabase<typeof schema>,
  "select" | "insert" | "update" | "delete" | "execute" | "$count"
>;

/**
 * The database as routes and jobs may use it. There is one connection: whoever asks for it again while holding it
 * would wait for ever, so that this is an error instead. Pass the session on.
 */
export interface Database {
  readonly read: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  /** One transaction: what `work` throws undoes it all. */
  readonly write: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

export const drizzleOn = (connection: PGlite) => drizzle(connection, { schema, casing: "snake_case" });

export function createDatabase(connection: PGlite): Database {
  const db = drizzleOn(connection);
  const holder = new AsyncLocalStorage<true>();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    if (holder.getStore()) throw new Error("The database is already held here: pass its session on.");
    return holder.run(true, work);
  };
  return {
    read: (work) => alone(() => work(db)),
    write: (work) => alone(() => db.transaction((tx) => work(tx))),
    close: () => connection.close(),
  };
}
