import { date, integer, pgTable, text } from "drizzle-orm/pg-core";

/** The seed that the database was filled from, in a single row. */
export const seeds = pgTable("seeds", {
  id: integer().primaryKey(),
  /** SHA-256 of the content, so that the same content is not written twice. */
  contentHash: text().notNull(),
  /** The day of the first seeding. Special prices and price history are relative to it. */
  openedOn: date().notNull(),
  /** The number of products of a load test; null for the regular catalogue. */
  loadTest: integer(),
});
