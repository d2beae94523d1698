import { index, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
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
    provider: text().$type<PaymentProviderCode>().notNull(),
    /** The provider's own word for the method; empty when the shopper chooses on the provider's page. */
    method: text().notNull(),
    issuer: text(),
    /** The provider's id; null until it has answered. */
    transactionId: text(),
    /** A second id of the provider: Tpay shows it to people and uses it in its notifications. */
    title: text(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** The page where the shopper pays; null when there is none. */
    checkoutUrl: text(),
    /** Where the provider sends the shopper afterwards. It is stored so that a repeated request is identical. */
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
 * `asked`: the provider may have received it or not, and no other refund is made until that is known. `done`: the
 * provider has accepted it. `failed`: the provider accepted it and did not carry it out, so the money is still here.
 */
export type RefundStatus = "asked" | "done" | "refused" | "failed";

/** Refunds, in minor units; one row for each key, however often it is requested. */
export const refunds = pgTable(
  "refunds",
  {
    key: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    amount: integer().notNull(),
    status: text().$type<RefundStatus>().notNull(),
    /** The provider's id; null until it has answered. */
    refundId: text(),
    /** Since when a request to the provider has been in progress; null when none is. */
    askedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.paymentId)],
);

/** The payments of the sandbox's gateway, as a provider would store them. The shop reads them only through the gateway. */
export const sandboxPayments = pgTable("sandbox_payments", {
  transactionId: text().primaryKey(),
  provider: text().$type<PaymentProviderCode>().notNull(),
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
  /** When a mobile code was sent, which is confirmed some seconds later. The code itself is never stored. */
  confirmingSince: timestamp({ withTimezone: true }),
  refunds: jsonb().$type<readonly { readonly key: string; readonly amount: number }[]>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** The methods of payment providers under the shop's codes, as they were last read; empty in a shop without online payments. */
export const onlineMethods = pgTable("online_methods", {
  code: text().primaryKey(),
  provider: text().$type<PaymentProviderCode>().notNull(),
  position: integer().notNull(),
  titles: jsonb().$type<Labels>().notNull(),
  image: text(),
  /** The currencies that the provider takes; null for all. */
  currencies: jsonb().$type<readonly Currency[]>(),
  allowed: jsonb().$type<readonly string[] | "all">().notNull(),
  excluded: jsonb().$type<readonly string[]>().notNull(),
});
