import { doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Classes of goods with VAT rates of their own, such as frames, prescription glasses and contact lenses
 * (docs/specification/prices.md#price-23).
 */
export const taxClasses = pgTable("tax_classes", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
});

/** The VAT rate of a tax class in a country. Without a row, no VAT is due. */
export const taxRules = pgTable(
  "tax_rules",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    taxClassId: integer()
      .notNull()
      .references(() => taxClasses.id),
    country: text().notNull(),
    /** Null if the rule applies to the whole country. */
    region: text(),
    /** The customer groups that the rule applies to; null for all customers. */
    customerGroupIds: integer().array().$type<readonly number[]>(),
    percent: doublePrecision().notNull(),
  },
  (table) => [index().on(table.taxClassId, table.country)],
);
