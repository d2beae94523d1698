import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The nonces of staff calls that were made. They are stored until their signatures have expired. */
export const staffCalls = pgTable(
  "staff_calls",
  {
    nonce: text().primaryKey(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.endsAt)],
);
