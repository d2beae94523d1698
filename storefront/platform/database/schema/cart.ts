import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { ProductOption } from "#domain/cart/cart.ts";
import { variants } from "./catalog.ts";

/** A guest's cart in one store view. Of the address only the country and region are kept, which taxes need. */
export const carts = pgTable("carts", {
  id: text().primaryKey(),
  storeCode: text().notNull(),
  country: text(),
  region: text(),
  carrierCode: text(),
  methodCode: text(),
  paymentCode: text(),
  /** The coupon that counts, folded; one that has become invalid takes nothing off. */
  couponCode: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  /** Set by the order: from then on the cart is closed. */
  orderedAt: timestamp({ withTimezone: true }),
});

/** Lines of one variant are told apart by what was chosen for them (decision 21). */
export const cartItems = pgTable(
  "cart_items",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    productOption: jsonb().$type<ProductOption>().notNull(),
    checksum: text().notNull(),
  },
  (table) => [
    unique().on(table.cartId, table.variantId, table.checksum),
    check("cart_quantity_positive", sql`${table.quantity} > 0`),
  ],
);
