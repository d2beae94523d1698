import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Address } from "#domain/checkout/checkout.ts";

/**
 * Customer groups, which may have different prices and taxes (docs/specification/accounts.md#account-2). Guests have
 * none.
 */
export const customerGroups = pgTable("customer_groups", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
});

/** Customers with an account. Only an argon2id hash of the password is stored. */
export const customers = pgTable("customers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The address as it was typed, which mails are sent to. */
  email: text().notNull(),
  /** The normalised address (`emailKeyOf`). It is unique, so that a mailbox has one account. */
  emailKey: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  passwordHash: text().notNull(),
  groupId: integer()
    .notNull()
    .references(() => customerGroups.id),
  storeCode: text().notNull(),
  /** The language of mails, such as `pl-PL`. */
  locale: text().notNull(),
  /** When a link from a mail to the address was followed; null while nobody has proved that the mailbox is theirs. */
  emailProvenAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** A customer's addresses. At most one is the default for delivery, and at most one for billing. */
export const customerAddresses = pgTable(
  "customer_addresses",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    address: jsonb().$type<Address>().notNull(),
    company: text().notNull(),
    taxId: text().notNull(),
    isDefaultShipping: boolean().notNull(),
    isDefaultBilling: boolean().notNull(),
  },
  (table) => [index().on(table.customerId)],
);
