import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { orders } from "./order.ts";

/** Statements of withdrawal from a contract, as they were sent. */
export const withdrawals = pgTable("withdrawals", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The order with this number and e-mail address; null when there is none. */
  orderId: integer().references(() => orders.id),
  orderNumber: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  reason: text(),
  locale: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});
