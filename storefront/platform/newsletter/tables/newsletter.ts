import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Subscribers of the newsletter. Request and confirmation times are the proof of consent (§ 7 UWG). */
export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  /** The address in lower case. */
  emailKey: text().primaryKey(),
  email: text().notNull(),
  status: text().$type<"pending" | "subscribed" | "unsubscribed">().notNull(),
  locale: text().notNull(),
  storeCode: text().notNull(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
  unsubscribedAt: timestamp({ withTimezone: true }),
});
