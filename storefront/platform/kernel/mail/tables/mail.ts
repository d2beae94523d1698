import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What was written to shoppers. A row is written in the transaction of what it tells about, and sent after it. */
export const mails = pgTable("mails", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** One mail of a key, such as `order-confirmation:17`, however often it is asked for. */
  key: text().notNull().unique(),
  kind: text().notNull(),
  locale: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  sentAt: timestamp({ withTimezone: true }),
});
