import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Calls of the shop's staff that were made, until their signatures are too old to be sent again. */
export const staffCalls = pgTable(
  "staff_calls",
  {
    nonce: text().primaryKey(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.endsAt)],
);
