import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { products } from "./catalog.ts";

/** Why another product is shown with a product: it looks similar, or it goes with it. */
export const linkTypes = ["similar", "related"] as const;
export type LinkType = (typeof linkTypes)[number];

export const productLinks = pgTable(
  "product_links",
  {
    productId: integer()
      .notNull()
      .references(() => products.id),
    linkType: text().$type<LinkType>().notNull(),
    linkedProductId: integer()
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.linkType, table.linkedProductId] }),
    index().on(table.linkedProductId),
  ],
);
