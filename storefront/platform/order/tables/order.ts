import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
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

/** Numbers of orders: unique and rising; gaps are allowed (docs/decisions/product.md#decision-36). */
export const orderNumbers = pgSequence("order_numbers");

/** Amounts are gross, in minor units. The key and the cart make an order one, however often it is sent. */
export const orders = pgTable(
  "orders",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderKey: text().notNull().unique(),
    cartId: text().notNull().unique(),
    /** Which browser it came from; a guest's order is its. Null when it came without a visitor. */
    visitorId: text(),
    /** The caller's address as a keyed digest, for counting orders of one caller; erased soon (`configuration.retention`). */
    callerKey: text(),
    /** Until when the shopper has to confirm the order by mail; null when no confirmation is needed. */
    confirmBy: timestamp({ withTimezone: true }),
    /** The customer who was logged in; then no other account and no guest can see the order. */
    customerId: integer().references(() => customers.id, { onDelete: "set null" }),
    number: text().notNull().unique(),
    storeCode: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    email: text().notNull(),
    /** The mailbox of the e-mail (`mailboxOf`): rules compare by it whether two orders come from one person. */
    mailbox: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    shippingAddress: jsonb().$type<Address>().notNull(),
    billingAddress: jsonb().$type<Address>().notNull(),
    /** Nothing of it is delivered: its delivery address is the bill's. */
    isVirtual: boolean().notNull().default(false),
    /** Whom the bill is made out to; null for a person. */
    company: jsonb().$type<CompanyValue>(),
    /** The result of the VAT register; null when no check is needed. */
    vatStatus: text().$type<"unchecked" | "valid" | "invalid">(),
    carrierCode: text().notNull(),
    methodCode: text().notNull(),
    shippingTitle: text().notNull(),
    /** The point as it was when it was ordered; null for what is brought to the door. */
    pickupPoint: jsonb().$type<ChosenPoint>(),
    /** Set as long as an optician has to look at a prescription before anything is made. */
    heldAt: timestamp({ withTimezone: true }),
    paymentCode: text().notNull(),
    paymentTitle: text().notNull(),
    paymentAdditional: jsonb().$type<PaymentAdditional>(),
    couponCode: text(),
    subtotal: integer().notNull(),
    /** What the coupon took off, as a positive amount. */
    discount: integer().notNull().default(0),
    shipping: integer().notNull(),
    payment: integer().notNull(),
    tax: integer().notNull(),
    grandTotal: integer().notNull(),
    /** When the shopper ordered, by the clock of the browser. */
    sentAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.customerId),
    index("orders_email_index").on(sql`lower(${table.email})`),
    index().on(table.mailbox),
    index().on(table.visitorId),
    index().on(table.callerKey),
  ],
);

/** What was ordered, as it was then: later changes of the catalogue do not reach it. */
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
    /** Before the discount; the tax is what is in it after. */
    rowTotal: integer().notNull(),
    discount: integer().notNull().default(0),
    taxPercent: doublePrecision().notNull(),
    tax: integer().notNull(),
    options: jsonb().$type<readonly { readonly label: string; readonly value: string }[]>().notNull(),
    attributes: jsonb().$type<ProductAttributes>().notNull(),
    /** Its place among the lines of the order. */
    position: integer().notNull().default(0),
    lensSku: text(),
    /** As in carts: what was typed is sealed. */
    productOption: jsonb().$type<ProductOption>().notNull(),
    sealedOptions: text(),
    /**
     * When what was typed was erased, for its time was over (docs/specification/law.md#law-14); null where nothing was.
     */
    erasedAt: timestamp({ withTimezone: true }),
    needsOptician: boolean().notNull().default(false),
  },
  (table) => [index().on(table.orderId)],
);

export const orderStatusHistory = pgTable(
  "order_status_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    status: text().$type<OrderStatus>().notNull(),
    /** What the shop's staff should know of it; nothing that a shopper reads. */
    comment: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
);
