import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { products } from "../../catalog/tables/catalog.ts";
import { customers } from "../../customer/tables/customer.ts";

/** Whether a review is from a verified buyer, or a sample that came with the shop. */
export type ReviewOrigin = "buyer" | "sample";

/** Reviews of products (docs/specification/products.md#product-32). Only approved ones are shown. */
export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    locale: text().notNull(),
    origin: text().$type<ReviewOrigin>().notNull(),
    status: text().$type<"submitted" | "approved" | "refused">().notNull(),
    rating: integer().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    nickname: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The author; null for samples and after the account has been deleted. */
    customerId: integer().references(() => customers.id, { onDelete: "set null" }),
  },
  (table) => [
    index().on(table.productId),
    unique().on(table.customerId, table.productId),
    check("rating_in_stars", sql`${table.rating} between 1 and 5`),
  ],
);
