import { index, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import type { Currency } from "#domain/money.ts";
import type { PaymentStatus } from "#domain/payment/status.ts";
import type { Labels } from "../../catalog/tables/catalog.ts";
import { orders } from "../../order/tables/order.ts";

/** Attempts to pay orders. The amount is the order's, gross, in minor units; a transaction belongs to one payment. */
export const payments = pgTable(
  "payments",
  {
    /** Our idempotency key: a request that is repeated with it creates nothing twice. */
    id: text().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    provider: text().$type<PaymentProvider>().notNull(),
    /** The provider's own word for the way of paying; empty where the provider asks for it. */
    method: text().notNull(),
    issuer: text(),
    /** The provider's; null until it has answered. */
    transactionId: text(),
    /** What the second provider calls the transaction in front of people, and in its notifications. */
    title: text(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** Where the shopper pays; null where there is nothing to visit. */
    checkoutUrl: text(),
    /** Where the shopper comes back to; kept, so that a request that is sent again is the same to the letter. */
    returnUrl: text(),
    /** SHA-256 of the secret that the link to the order's status holds. */
    linkHash: text().notNull(),
    /** Since when a request to create it has been in progress; null when none is. */
    askedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.orderId),
    unique().on(table.provider, table.transactionId),
    unique().on(table.provider, table.title),
  ],
);

/**
 * `asked`: the provider may have it or not; nothing else is given back until that is known. `done`: the provider has
 * taken it on. `failed`: and then not carried it out, so that the money is still here.
 */
export type RefundStatus = "asked" | "done" | "refused" | "failed";

/** Money that went back, in minor units; one row for each key, however often it is asked for. */
export const refunds = pgTable(
  "refunds",
  {
    key: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    amount: integer().notNull(),
    status: text().$type<RefundStatus>().notNull(),
    /** The provider's; null until it has answered. */
    refundId: text(),
    /** Since when a request to the provider has been in progress; null when none is. */
    askedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.paymentId)],
);

/** What the sandbox's own gateway knows, as a provider would; the shop reads it through its calls only. */
export const sandboxPayments = pgTable("sandbox_payments", {
  transactionId: text().primaryKey(),
  provider: text().$type<PaymentProvider>().notNull(),
  title: text().notNull().unique(),
  /** The shop's own id of the payment. */
  reference: text().notNull().unique(),
  amount: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  description: text().notNull(),
  method: text().notNull(),
  issuer: text(),
  locale: text().notNull(),
  returnUrl: text().notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  /** When the code that pays came, which is confirmed some seconds later; the code itself is kept nowhere. */
  confirmingSince: timestamp({ withTimezone: true }),
  refunds: jsonb().$type<readonly { readonly key: string; readonly amount: number }[]>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** The ways to pay that providers offer, as they last said, under the shop's codes; empty where the shop offers none of them. */
export const onlineMethods = pgTable("online_methods", {
  code: text().primaryKey(),
  provider: text().$type<PaymentProvider>().notNull(),
  position: integer().notNull(),
  titles: jsonb().$type<Labels>().notNull(),
  image: text(),
  allowed: jsonb().$type<readonly string[] | "all">().notNull(),
  excluded: jsonb().$type<readonly string[]>().notNull(),
});
