import { date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { TerminationKind } from "#domain/termination.ts";
import { subscriptions } from "./subscription.ts";

/** Statements that end a contract, as they were sent. */
export const terminations = pgTable("terminations", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The subscription that contract and e-mail address name; null when there is none. */
  subscriptionId: integer().references(() => subscriptions.id, { onDelete: "set null" }),
  kind: text().$type<TerminationKind>().notNull(),
  reason: text(),
  name: text().notNull(),
  email: text().notNull(),
  contract: text().notNull(),
  /** The day on which it ends; null for as early as possible. */
  endsOn: date(),
  locale: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});
