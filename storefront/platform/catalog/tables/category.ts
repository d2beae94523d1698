import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { ProductKind } from "#domain/product/product.ts";
import { products } from "./catalog.ts";

/** What lies in a category without being put there: reduced products, of one kind or of all. */
export interface CategoryRule {
  readonly promotion: true;
  readonly kind?: ProductKind;
}

/** One of the things that are said of a category below its list. */
export interface CategorySection {
  readonly heading: string;
  readonly text: string;
}

/** The tree of shelves. Its root has level 1 and no parent. */
export const categories = pgTable("categories", {
  id: integer().primaryKey(),
  parentId: integer().references((): AnyPgColumn => categories.id),
  level: integer().notNull(),
  /** Rises through the whole tree, depth first. */
  position: integer().notNull(),
  code: text().notNull().unique(),
  active: boolean().notNull(),
  menuVisible: boolean().notNull(),
  isLanding: boolean().notNull(),
  rule: jsonb().$type<CategoryRule>(),
  /** The master of a banner, and behind `#` its edition. */
  image: text(),
  /** The design of the contact lenses in it. */
  lensType: text(),
  /** By which the virtual fitting knows what is tried on of it. */
  fittingBoxId: text(),
});

export const categoryTexts = pgTable(
  "category_texts",
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    locale: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    metaTitle: text().notNull(),
    metaDescription: text().notNull(),
    /** Above its list; empty for none. */
    description: text().notNull().default(""),
    /** Below its list. */
    sections: jsonb().$type<readonly CategorySection[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] }), unique().on(table.locale, table.slug)],
);

/** Which products were put into which categories, and where they stand there. */
export const categoryProducts = pgTable(
  "category_products",
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.productId] }), index().on(table.productId)],
);
