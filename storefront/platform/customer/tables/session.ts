import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { customers } from "./customer.ts";

/**
 * A pair of tokens, by their digests. A login starts a family; each refresh adds a pair and retires the one before,
 * which stays until the family ends so that its reuse is noticed.
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
    /** When the access token was used, to the minute. */
    usedAt: timestamp({ withTimezone: true }).notNull(),
    accessEndsAt: timestamp({ withTimezone: true }).notNull(),
    /** The same for all of a family: counted from the login. */
    refreshEndsAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was exchanged for the next pair; null for the one that counts. */
    rotatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.customerId), index().on(table.familyId), index().on(table.refreshEndsAt)],
);

/** A link to set a new password: used once, stored as its digest. */
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

/** A request for a password reset; a job checks whether the account exists, and deletes the request. */
export const passwordResetRequests = pgTable("password_reset_requests", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  emailKey: text().notNull(),
  /** Too many were asked for: the links that were sent before are made valid again instead of sending another one. */
  isRepeat: boolean().notNull().default(false),
});

/** An address that a customer wants to be written to; it counts when the link that was sent there was followed. */
export const emailChanges = pgTable("email_changes", {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  email: text().notNull(),
  digest: text().notNull().unique(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});

/** Browsers in which a customer has logged in, by the digest of the visitor's id: strangers' wrong passwords do not count there. */
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
