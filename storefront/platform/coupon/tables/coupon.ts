import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { Currency } from "#domain/money.ts";
import type { ProductKind } from "#domain/product/product.ts";
import { orders } from "../../order/tables/order.ts";

/** Codes that make a cart cheaper: a percentage, or an amount in each currency in which the code counts. */
export const coupons = pgTable(
  "coupons",
  {
    /** Folded (`foldCode`), so that it is one however it is typed. */
    code: text().primaryKey(),
    percent: doublePrecision(),
    amounts: jsonb().$type<Readonly<Partial<Record<Currency, number>>>>(),
    kinds: text().array().$type<readonly ProductKind[]>(),
    storeCodes: text().array().$type<readonly string[]>(),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    isForFirstOrder: boolean().notNull().default(false),
    /** What it was given away for, such as `newsletter`, and to whom: once to each mailbox. */
    campaign: text(),
    /** In small letters. */
    email: text(),
    mailbox: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.campaign, table.mailbox),
    check("coupon_takes_off_one_thing", sql`(${table.percent} is null) <> (${table.amounts} is null)`),
    check("coupon_percent_in_range", sql`${table.percent} > 0 and ${table.percent} <= 100`),
  ],
);

/** Which order used which code. */
export const couponUses = pgTable(
  "coupon_uses",
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    code: text()
      .notNull()
      .references(() => coupons.code),
    /** Who used it: the order's mailbox. */
    mailbox: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.code, table.mailbox)],
);
