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
import { products, variants } from "../../catalog/tables/catalog.ts";
import { customers } from "../../customer/tables/customer.ts";

/**
 * Carts of one store view. A cart without a customer belongs to anybody who knows its id. Of the address, only country
 * and region are stored, since taxes depend on them.
 */
export const carts = pgTable(
  "carts",
  {
    id: text().primaryKey(),
    storeCode: text().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
    /**
     * The digest of the id of the browser that created this guest's cart, which gets it again after its storage has lost
     * the cart's id. Null as soon as that browser has left the cart.
     */
    visitorDigest: text(),
    country: text(),
    region: text(),
    carrierCode: text(),
    methodCode: text(),
    paymentCode: text(),
    /** The applied coupon, normalised by `normalizeCouponCode`. A coupon that has become invalid gives no discount. */
    couponCode: text(),
    /** The gift card that pays for the order. One on which nothing is left pays nothing. */
    giftCardCode: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the cart was ordered, which closed it. */
    orderedAt: timestamp({ withTimezone: true }),
    /** The customer's cart that this one was merged into, which closed it. */
    mergedInto: text(),
    /** The carrier's id of the chosen pickup point. */
    pointId: text(),
  },
  (table) => [
    uniqueIndex("one_open_cart")
      .on(table.customerId, table.storeCode)
      .where(sql`${table.orderedAt} is null and ${table.customerId} is not null`),
    index().on(table.updatedAt),
    index("carts_of_visitors")
      .on(table.visitorDigest)
      .where(sql`${table.visitorDigest} is not null`),
  ],
);

/** The lines of carts. A variant can have several lines with different options (docs/decisions/product.md#decision-21). */
export const cartItems = pgTable(
  "cart_items",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    /** The variant that is bought; of a bundle, its first chosen part. */
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    /** The bundle that is bought, whose parts `productOption` names; null for a single product. */
    bundleId: integer().references(() => products.id),
    quantity: integer().notNull(),
    /** The lenses to be made for a frame; null for a product that is sold as it is. */
    lensVariantId: integer().references(() => variants.id),
    /** The chosen options. Typed options are in `sealedOptions` only, since they may be a prescription. */
    productOption: jsonb().$type<ProductOption>().notNull(),
    sealedOptions: text(),
    needsOptician: boolean().notNull().default(false),
    /** Distinguishes lines of one variant. For lines with typed options it is keyed, so that it reveals nothing about them. */
    checksum: text().notNull(),
  },
  (table) => [
    unique().on(table.cartId, table.variantId, table.checksum),
    check("cart_quantity_positive", sql`${table.quantity} > 0`),
  ],
);
