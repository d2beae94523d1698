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

/** Coupon codes that take off a percentage, or an amount in each currency in which the code is valid. */
export const coupons = pgTable(
  "coupons",
  {
    /** Normalized by `normalizeCouponCode`, so that spelling variants match. */
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
    /** The campaign of a personal coupon, such as `newsletter`. Each mailbox gets one coupon per campaign. */
    campaign: text(),
    /** The recipient's address in lower case; null once it is erased. */
    email: text(),
    /** The recipient's mailbox, which may have several addresses (`mailboxOf`); its digest once the address is erased. */
    mailbox: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.campaign, table.mailbox),
    check("coupon_takes_off_one_thing", sql`(${table.percent} is null) <> (${table.amounts} is null)`),
    check("coupon_percent_in_range", sql`${table.percent} > 0 and ${table.percent} <= 100`),
  ],
);

/** The orders that used a coupon. */
export const couponUses = pgTable(
  "coupon_uses",
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    code: text()
      .notNull()
      .references(() => coupons.code),
    /** The mailbox of the customer, which identifies who used the coupon. */
    mailbox: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.code, table.mailbox)],
);
