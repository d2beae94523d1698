import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { CompanyValue } from "@dioptra/ui/rules";
import type { PaymentAdditional } from "#contract/order/order.ts";
import type { ProductOption } from "#domain/cart/cart.ts";
import type { Address } from "#domain/checkout/checkout.ts";
import type { ChosenPoint } from "#domain/delivery.ts";
import type { Currency } from "#domain/money.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import type { ProductAttributes } from "../../catalog/tables/catalog.ts";
import { customers } from "../../customer/tables/customer.ts";

/** Order numbers, which are unique and rising and may have gaps (docs/decisions/product.md#decision-36). */
export const orderNumbers = pgSequence("order_numbers");

/** Orders. Amounts are gross, in minor units. Key and cart are unique, so that an order that is sent again is stored once. */
export const orders = pgTable(
  "orders",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderKey: text().notNull().unique(),
    cartId: text().notNull().unique(),
    /** The visitor id of the browser that ordered, which a guest's order belongs to; null when the request had none. */
    visitorId: text(),
    /** The caller's IP address as a keyed digest, for counting orders of one caller. It is erased soon (`configuration.retention`). */
    callerKey: text(),
    /** The time until which the shopper has to confirm the order by mail; null when no confirmation is needed. */
    confirmBy: timestamp({ withTimezone: true }),
    /** Nobody has shown yet that the order is wanted: it is neither paid nor confirmed nor processed (`ConfirmationRule`). */
    isUnproven: boolean().notNull().default(false),
    /** Whether the order's pieces were taken from the stock. Some orders take them only when they are confirmed. */
    holdsStock: boolean().notNull().default(true),
    /** The customer who was logged in. No other account and no guest can see the order then. */
    customerId: integer().references(() => customers.id, { onDelete: "set null" }),
    number: text().notNull().unique(),
    storeCode: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    email: text().notNull(),
    /** The mailbox of the e-mail address (`mailboxOf`), by which orders of one person are recognised. */
    mailbox: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    shippingAddress: jsonb().$type<Address>().notNull(),
    billingAddress: jsonb().$type<Address>().notNull(),
    /** Nothing of the order is delivered; its delivery address equals the billing address. */
    isVirtual: boolean().notNull().default(false),
    /** The company on the invoice; null for a private person. */
    company: jsonb().$type<CompanyValue>(),
    /** The result of the VAT register; null when no check is needed. */
    vatStatus: text().$type<"unchecked" | "valid" | "invalid">(),
    carrierCode: text().notNull(),
    methodCode: text().notNull(),
    shippingTitle: text().notNull(),
    /** A copy of the pickup point from the time of the order; null for home delivery. */
    pickupPoint: jsonb().$type<ChosenPoint>(),
    /** Since when the order has been waiting for an optician to check its prescriptions; null when it is not waiting. */
    heldAt: timestamp({ withTimezone: true }),
    paymentCode: text().notNull(),
    paymentTitle: text().notNull(),
    paymentAdditional: jsonb().$type<PaymentAdditional>(),
    couponCode: text(),
    subtotal: integer().notNull(),
    /** The discount of the coupon, as a positive amount. */
    discount: integer().notNull().default(0),
    shipping: integer().notNull(),
    payment: integer().notNull(),
    tax: integer().notNull(),
    /** The gift card that has paid a part of the order; null for none. */
    giftCardCode: text(),
    /** What the gift card has paid. The goods and their tax stay as they are, because it is money and no discount. */
    giftCard: integer().notNull().default(0),
    /** What is left to be paid. */
    grandTotal: integer().notNull(),
    /** When the shopper ordered, by the browser's clock. */
    sentAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.customerId),
    index("orders_email_index").on(sql`lower(${table.email})`),
    index().on(table.mailbox),
    index().on(table.visitorId),
    index().on(table.callerKey),
    // Every order of a guest counts the unproven ones, which are few.
    index("unproven_orders")
      .on(table.id)
      .where(sql`${table.isUnproven}`),
  ],
);

/** Copies of the ordered products, which later changes of the catalogue do not affect. */
export const orderItems = pgTable(
  "order_items",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    sku: text().notNull(),
    parentSku: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    price: integer().notNull(),
    /** The gross amount before the discount. `tax` is the VAT in the amount after it. */
    rowTotal: integer().notNull(),
    discount: integer().notNull().default(0),
    taxPercent: doublePrecision().notNull(),
    tax: integer().notNull(),
    options: jsonb().$type<readonly { readonly label: string; readonly value: string }[]>().notNull(),
    attributes: jsonb().$type<ProductAttributes>().notNull(),
    /** The position among the lines of the order. */
    position: integer().notNull().default(0),
    lensSku: text(),
    /** The chosen options; typed options are in `sealedOptions` only, as in carts. */
    productOption: jsonb().$type<ProductOption>().notNull(),
    sealedOptions: text(),
    /** When the typed options were erased at the end of their retention (docs/specification/law.md#law-14); null when they were not. */
    erasedAt: timestamp({ withTimezone: true }),
    needsOptician: boolean().notNull().default(false),
  },
  (table) => [index().on(table.orderId)],
);

/**
 * The parts of an ordered line: the product itself, the lenses made for a frame, or the parts of a bundle. Their amounts add
 * up to the line's, so that each part can be refunded.
 */
export const orderItemParts = pgTable(
  "order_item_parts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id),
    sku: text().notNull(),
    name: text().notNull(),
    /** The pieces of all pieces of the line together. */
    quantity: integer().notNull(),
    /** The gross amount before the discount. */
    rowTotal: integer().notNull(),
    discount: integer().notNull(),
    tax: integer().notNull(),
    /** Whether the pieces were taken from the stock; lenses for a frame are made. */
    isStocked: boolean().notNull(),
  },
  (table) => [index().on(table.orderItemId)],
);

export const orderStatusHistory = pgTable(
  "order_status_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    status: text().$type<OrderStatus>().notNull(),
    /** A note for the shop's staff; shoppers never see it. */
    comment: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
);

/** What was ticked before an order was placed, such as that the terms are accepted, as proof of the contract. */
export const orderConsents = pgTable(
  "order_consents",
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** What was ticked (`domain/checkout/consents.ts`). */
    id: text().notNull(),
    /** The version of the text beside the box. */
    version: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.id] })],
);
