import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { orders } from "./order.ts";

/** Statements of people who withdraw from a contract, as they came. */
export const withdrawals = pgTable("withdrawals", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The order that is meant; null when none has this number and this e-mail. */
  orderId: integer().references(() => orders.id),
  orderNumber: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  reason: text(),
  locale: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});
