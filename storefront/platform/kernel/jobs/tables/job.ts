import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Work that was promised in a transaction and is done after it. Rows that are done stay a while, so that nothing is promised twice. */
export const jobs = pgTable(
  "jobs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** One job of a key, however often it is promised. */
    key: text().notNull().unique(),
    payload: jsonb().$type<unknown>().notNull(),
    runAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when a worker holds the job; after this moment, another may take it. */
    lockedUntil: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    doneAt: timestamp({ withTimezone: true }),
    /** What was wrong the last time: the kind of error, and nothing of whom it was about. */
    lastError: text(),
  },
  (table) => [
    index("jobs_due")
      .on(table.runAt)
      .where(sql`${table.doneAt} is null`),
  ],
);
