import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Address } from "#domain/checkout/checkout.ts";

/** Groups that prices and taxes may tell apart (docs/specification/accounts.md#account-2). A guest is of none. */
export const customerGroups = pgTable("customer_groups", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
});

/** Customers with an account. Of the password, only an argon2id hash is stored. */
export const customers = pgTable("customers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** As it was typed; mail goes there. */
  email: text().notNull(),
  /** The same in small letters: one account for one mailbox. */
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
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** A customer's addresses: at most one is the default for delivery, and one for the bill. */
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
