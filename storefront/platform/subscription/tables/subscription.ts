import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { ProductOption } from "#domain/cart/cart.ts";
import type { Address } from "#domain/checkout/checkout.ts";
import type { SubscriptionStatus } from "#domain/subscription.ts";
import { variants } from "../../catalog/tables/catalog.ts";
import { customers } from "../../customer/tables/customer.ts";
import { orders } from "../../order/tables/order.ts";

/** Monthly deliveries to a customer. Each cycle is an order at the prices of its day, which is paid by a link. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    storeCode: text().notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    address: jsonb().$type<Address>().notNull(),
    /** The number of cycles. */
    duration: integer().notNull(),
    /** The number of cycles whose order was made. */
    cyclesDone: integer().notNull().default(0),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** When the next cycle is due; null when none is. */
    nextAt: timestamp({ withTimezone: true }),
    canceledAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.customerId)],
);

/** The lines of each cycle. Typed options are sealed, as in carts. */
export const subscriptionItems = pgTable(
  "subscription_items",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    productOption: jsonb().$type<ProductOption>().notNull(),
    sealedOptions: text(),
    needsOptician: boolean().notNull(),
  },
  (table) => [unique().on(table.subscriptionId, table.position)],
);

/** The order of each cycle. The primary key keeps a repeated job from making a second order. */
export const subscriptionCycles = pgTable(
  "subscription_cycles",
  {
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
    cycle: integer().notNull(),
    orderId: integer()
      .notNull()
      .unique()
      .references(() => orders.id),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.cycle] })],
);
