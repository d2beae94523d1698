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

/** Products that are in a category automatically: reduced products, of one kind or of all kinds. */
export interface CategoryRule {
  readonly promotion: true;
  readonly kind?: ProductKind;
}

/** A section of text below the list of a category. */
export interface CategorySection {
  readonly heading: string;
  readonly text: string;
}

/** The category tree. Its root has level 1 and no parent. */
export const categories = pgTable("categories", {
  id: integer().primaryKey(),
  parentId: integer().references((): AnyPgColumn => categories.id),
  level: integer().notNull(),
  /** Ascending through the whole tree, depth first. */
  position: integer().notNull(),
  code: text().notNull().unique(),
  active: boolean().notNull(),
  menuVisible: boolean().notNull(),
  isLanding: boolean().notNull(),
  rule: jsonb().$type<CategoryRule>(),
  /** A banner as `master#edition`; null for none. */
  image: text(),
  /** The design of the contact lenses in it, such as `toric`; null for other categories. */
  lensType: text(),
  /** The id that the virtual try-on uses for the category; null if it has none. */
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
    /** Text above the list; empty for none. */
    description: text().notNull().default(""),
    /** Sections below the list. */
    sections: jsonb().$type<readonly CategorySection[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] }), unique().on(table.locale, table.slug)],
);

/** The products assigned to categories, with their positions. */
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
