import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { customers } from "./customer.ts";

/**
 * Pairs of tokens, stored as digests. A login starts a family. Each refresh adds a pair and retires the previous one,
 * which is stored until the family ends so that its reuse can be detected.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    familyId: uuid().notNull(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    accessDigest: text().notNull().unique(),
    refreshDigest: text().notNull().unique(),
    /** When the access token was last used, to the minute. */
    usedAt: timestamp({ withTimezone: true }).notNull(),
    accessEndsAt: timestamp({ withTimezone: true }).notNull(),
    /** The end of the login. It is the same for the whole family. */
    refreshEndsAt: timestamp({ withTimezone: true }).notNull(),
    /** When the pair was exchanged for the next one; null for the current pair. */
    rotatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.customerId), index().on(table.familyId), index().on(table.refreshEndsAt)],
);

/** Links for setting a new password, stored as digests. Each can be used once. */
export const passwordResets = pgTable(
  "password_resets",
  {
    digest: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.customerId)],
);

/** Requests for a password reset. A job checks whether the account exists, and deletes the request. */
export const passwordResetRequests = pgTable("password_reset_requests", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  emailKey: text().notNull(),
  /** Whether too many links were requested. Then the previous links are made valid again instead of sending another. */
  isRepeat: boolean().notNull().default(false),
});

/**
 * New email addresses that customers have requested. A change takes effect when the link that was sent there is
 * followed.
 */
export const emailChanges = pgTable("email_changes", {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  email: text().notNull(),
  digest: text().notNull().unique(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * Browsers in which a customer has logged in, by the digest of the visitor's id. Strangers' failed logins do not count
 * there.
 */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    visitorDigest: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.visitorDigest] }), index().on(table.seenAt)],
);
