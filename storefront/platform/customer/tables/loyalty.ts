import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { customers } from "./customer.ts";

/** A customer's loyalty card: a number of 13 digits that a scanner at the counter reads. */
export const loyaltyCards = pgTable("loyalty_cards", {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  number: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
