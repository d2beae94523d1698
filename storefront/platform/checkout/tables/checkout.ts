import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Labels } from "../../catalog/tables/catalog.ts";

/** The delivery countries. */
export const countries = pgTable("countries", {
  code: text().primaryKey(),
  position: integer().notNull(),
  names: jsonb().$type<Labels>().notNull(),
});

export const shippingMethods = pgTable(
  "shipping_methods",
  {
    carrierCode: text().notNull(),
    methodCode: text().notNull(),
    position: integer().notNull(),
    isDefault: boolean().notNull(),
    /** The parcel is delivered to a pickup point that the shopper chooses. */
    needsPoint: boolean().notNull().default(false),
    /** The largest number of pieces in a parcel; null for any number. */
    mostPieces: integer(),
    carrierTitle: text().notNull(),
    titles: jsonb().$type<Labels>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.carrierCode, table.methodCode] })],
);

/** Gross amounts in minor units. A method is offered only in countries and currencies that it has a rate for. */
export const shippingRates = pgTable(
  "shipping_rates",
  {
    carrierCode: text().notNull(),
    methodCode: text().notNull(),
    country: text().notNull(),
    currency: text().notNull(),
    amount: integer().notNull(),
    /** The value of the goods, after discounts, from which the delivery is free; null if it never is. */
    freeFrom: integer(),
  },
  (table) => [primaryKey({ columns: [table.carrierCode, table.methodCode, table.country, table.currency] })],
);

export const paymentMethods = pgTable("payment_methods", {
  code: text().primaryKey(),
  position: integer().notNull(),
  isDefault: boolean().notNull(),
  titles: jsonb().$type<Labels>().notNull(),
});

/** Gross amounts in minor units. A method is offered only in countries and currencies that it has a cost for; it may be 0. */
export const paymentCosts = pgTable(
  "payment_costs",
  {
    code: text()
      .notNull()
      .references(() => paymentMethods.code),
    country: text().notNull(),
    currency: text().notNull(),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.country, table.currency] })],
);
