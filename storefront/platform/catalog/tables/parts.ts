import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { type Labels, products, variants } from "./catalog.ts";

/**
 * What a shopper chooses in a bundle, such as the colour of its frame (docs/specification/products.md#product-4).
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

/** The variants that bundles and groups consist of. They have their own prices and stock. */
export const productParts = pgTable(
  "product_parts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** The option of the bundle that the part can be chosen for; null for a member of a group. */
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
