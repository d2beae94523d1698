import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import type { Currency } from "#domain/money.ts";
import { orderItems, orders } from "../../order/tables/order.ts";

/** Gift cards that were paid for. Amounts in minor units. */
export const giftCards = pgTable(
  "gift_cards",
  {
    /** Normalised by `normalizeCouponCode`. */
    code: text().primaryKey(),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id),
    /** The number among the cards of its line, from 1. */
    number: integer().notNull(),
    amount: integer().notNull(),
    /** What is left to be redeemed. */
    left: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The last day on which it is valid, such as 2029-12-31; null for no limit. */
    lastDay: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.orderItemId, table.number),
    check("gift_card_left_in_range", sql`${table.left} >= 0 and ${table.left} <= ${table.amount}`),
  ],
);

/** The orders that gift cards have paid for, in whole or in part. */
export const giftCardUses = pgTable(
  "gift_card_uses",
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    code: text()
      .notNull()
      .references(() => giftCards.code),
    amount: integer().notNull(),
    /** When the amount was put back on the card, because the order was canceled or refunded; null while it is spent. */
    returnedAt: timestamp({ withTimezone: true }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.code)],
);
