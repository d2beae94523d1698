import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ProductOption } from "#domain/cart/cart.ts";
import { variants } from "../../catalog/tables/catalog.ts";
import { customers } from "../../customer/tables/customer.ts";

/** A cart in one store view: of the customer, or of whichever guest knows its id. Of the address only the country and region are kept, which taxes need. */
export const carts = pgTable(
  "carts",
  {
    id: text().primaryKey(),
    storeCode: text().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
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
    /** The customer's cart that took over what was in this one: from then on it is closed. */
    mergedInto: text(),
    /** Where the parcel is fetched, as the carrier names it. */
    pointId: text(),
  },
  (table) => [
    uniqueIndex("one_open_cart")
      .on(table.customerId, table.storeCode)
      .where(sql`${table.orderedAt} is null and ${table.customerId} is not null`),
    index().on(table.updatedAt),
  ],
);

/** Lines of one variant differ by their options (docs/decisions/product.md#decision-21). */
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
    /** The lenses that are made for a frame; null for what is sold as it is. */
    lensVariantId: integer().references(() => variants.id),
    /** What was chosen, but for what was typed: that is sealed, for it may be a prescription. */
    productOption: jsonb().$type<ProductOption>().notNull(),
    sealedOptions: text(),
    needsOptician: boolean().notNull().default(false),
    /** For lines with typed options, it reveals nothing to a reader of the database alone. */
    checksum: text().notNull(),
  },
  (table) => [
    unique().on(table.cartId, table.variantId, table.checksum),
    check("cart_quantity_positive", sql`${table.quantity} > 0`),
  ],
);
