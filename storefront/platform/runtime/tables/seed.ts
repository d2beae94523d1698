import { date, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Which catalogue the database holds. One row. */
export const seeds = pgTable("seeds", {
  id: integer().primaryKey(),
  /** SHA-256 of the content: the same content is not written twice. */
  contentHash: text().notNull(),
  /** The day of the first seeding, which special prices and history are counted from. */
  openedOn: date().notNull(),
  /** How many products a load test asked for; null for the shop's own catalogue. */
  loadTest: integer(),
});
