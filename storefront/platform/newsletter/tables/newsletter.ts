import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Who asked for the newsletter, and when they confirmed it: the proof of their consent (§ 7 UWG). */
export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  /** The address in small letters. */
  emailKey: text().primaryKey(),
  email: text().notNull(),
  status: text().$type<"pending" | "subscribed" | "unsubscribed">().notNull(),
  locale: text().notNull(),
  storeCode: text().notNull(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
  unsubscribedAt: timestamp({ withTimezone: true }),
});
