import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Jobs that were stored in a transaction and run after it. Finished rows stay for a while, so that no job is stored
 * twice.
 */
export const jobs = pgTable(
  "jobs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Identifies the job, so that it is stored once. */
    key: text().notNull().unique(),
    payload: jsonb().$type<unknown>().notNull(),
    runAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when a worker holds the job. After this moment, another worker may claim it. */
    lockedUntil: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    doneAt: timestamp({ withTimezone: true }),
    /** The name of the last error. Its message is not stored, because it may contain personal data. */
    lastError: text(),
  },
  (table) => [
    index("jobs_due")
      .on(table.runAt)
      .where(sql`${table.doneAt} is null`),
  ],
);
