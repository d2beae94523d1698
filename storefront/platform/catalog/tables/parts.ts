import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { type Labels, products, variants } from "./catalog.ts";

/**
 * What a shopper decides about a bundle, such as which colour its frame has (docs/specification/products.md#product-4).
 */
export const bundleOptions = pgTable(
  "bundle_options",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    code: text().notNull(),
    position: integer().notNull(),
    labels: jsonb().$type<Labels>().notNull(),
    required: boolean().notNull(),
  },
  (table) => [unique().on(table.productId, table.code)],
);

/** What bundles and groups are made of: variants, which keep their own prices and stock. */
export const productParts = pgTable(
  "product_parts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** The decision of a bundle that it answers; null for a member of a group. */
    optionId: integer().references(() => bundleOptions.id),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    isDefault: boolean().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    unique().on(table.productId, table.variantId),
    index().on(table.variantId),
    check("part_quantity_positive", sql`${table.quantity} > 0`),
  ],
);
