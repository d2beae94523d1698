import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Visits to salons. Times are by the salon's own clock. */
export const appointments = pgTable(
  "appointments",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Chosen by the visitor's browser, so that a repeated request books once. */
    key: text().notNull().unique(),
    /** The code of the first page of the salon. */
    salon: text().notNull(),
    /** Such as `2026-12-01`. */
    day: text().notNull(),
    /** Such as `09:30`. */
    time: text().notNull(),
    minutes: integer().notNull(),
    reason: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    locale: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    canceledAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.salon, table.day)],
);
