import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { LensMatrix } from "@dioptra/ui/optics";
import type { ProductType } from "#domain/product/product.ts";
import { customerGroups } from "../../customer/tables/customer.ts";
import { taxClasses } from "./tax.ts";

/** Words by locale; every one that the shop speaks is there. */
export type Labels = Readonly<Record<string, string>>;

/** Values by attribute code, in the wire's words: `shape`, `width`; the id of an option where the attribute has options by id. */
export type AttributeValues = Readonly<Record<string, string | number>>;

/** Those of a whole product, which some attributes are true of several times, such as the faces that a frame suits. */
export type ProductAttributes = Readonly<Record<string, string | number | readonly string[]>>;

export const attributes = pgTable("attributes", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  labels: jsonb().$type<Labels>().notNull(),
  /** Of its figures, such as `mm`; null where it has options, or counts. */
  unit: text(),
  /** A shopper chooses a variant by it. */
  isChoice: boolean().notNull().default(false),
  /** Said beside each other when products are compared. */
  isComparable: boolean().notNull().default(false),
});

export const attributeOptions = pgTable(
  "attribute_options",
  {
    attributeId: integer()
      .notNull()
      .references(() => attributes.id),
    /** What products carry: a code, such as `panto`, or an id, such as `49`. */
    value: text().notNull(),
    position: integer().notNull(),
    labels: jsonb().$type<Labels>().notNull(),
    /** What it is painted in beside its label, such as a finish; null for what is only said. */
    swatch: text(),
  },
  (table) => [primaryKey({ columns: [table.attributeId, table.value] })],
);

/**
 * The badges that the shop gives a product (docs/specification/products.md#product-2). A promotion is not one of them:
 * it follows from the price.
 */
export const productFlags = [
  "newProduct",
  "superPromotion",
  "ownProduct",
  "promoteOnHomePage",
  "promoteOnCategoryPage",
  "bestseller",
] as const;
export type ProductFlag = (typeof productFlags)[number];

export const products = pgTable("products", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  sku: text().notNull().unique(),
  typeId: text().$type<ProductType>().notNull(),
  /** 1 for sale, 2 not (docs/specification/products.md#product-15). */
  status: integer().notNull(),
  /** 1 nowhere, 2 catalogue, 3 search, 4 both. */
  visibility: integer().notNull(),
  taxClassId: integer()
    .notNull()
    .references(() => taxClasses.id),
  attributes: jsonb().$type<ProductAttributes>().notNull(),
  /** What is made of contact lenses: combinations of their powers and measures, which are never variants. Null for others. */
  lensMatrix: jsonb().$type<LensMatrix>(),
  /** No longer used: a bundle costs the sum of its chosen parts. The column stays so that an older release can run beside this one. */
  discountPercent: integer(),
  flags: text().array().$type<readonly ProductFlag[]>().notNull().default([]),
  /** The staff has changed it or brought it: a new version of the shop's own catalogue leaves it alone. */
  keptByStaff: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export const productTexts = pgTable(
  "product_texts",
  {
    productId: integer()
      .notNull()
      .references(() => products.id),
    locale: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locale] }), unique().on(table.locale, table.slug)],
);

/** What is bought. A simple product has one, of its own sku. */
export const variants = pgTable(
  "variants",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sku: text().notNull().unique(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
    status: integer().notNull(),
    attributes: jsonb().$type<AttributeValues>().notNull(),
    /** Names of pictures that are shown after its `image`. */
    gallery: text().array().$type<readonly string[]>().notNull().default([]),
  },
  (table) => [index().on(table.productId)],
);

/** Gross, in minor units of the store view's currency. A special price has a beginning and may have an end. */
export const prices = pgTable(
  "prices",
  {
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    storeCode: text().notNull(),
    amount: integer().notNull(),
    specialAmount: integer(),
    specialFrom: timestamp({ withTimezone: true }),
    specialTo: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.storeCode] }),
    check("price_not_negative", sql`${table.amount} >= 0 and coalesce(${table.specialAmount}, 0) >= 0`),
    check("special_has_beginning", sql`(${table.specialAmount} is null) = (${table.specialFrom} is null)`),
  ],
);

/** What customers of a group pay instead, gross, in minor units of the store view's currency; only where it is less. */
export const groupPrices = pgTable(
  "group_prices",
  {
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    storeCode: text().notNull(),
    customerGroupId: integer()
      .notNull()
      .references(() => customerGroups.id),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.storeCode, table.customerGroupId] }),
    check("group_price_not_negative", sql`${table.amount} >= 0`),
  ],
);

/** What was really asked from a day on, for the lowest price of 30 days. Rows are never changed: a trigger sees to it. */
export const priceHistory = pgTable(
  "price_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    storeCode: text().notNull(),
    /** A day of the shop's calendar. */
    validFrom: date().notNull(),
    amount: integer().notNull(),
  },
  (table) => [uniqueIndex().on(table.variantId, table.storeCode, table.validFrom, table.amount)],
);

export const stock = pgTable(
  "stock",
  {
    variantId: integer()
      .primaryKey()
      .references(() => variants.id),
    quantity: integer().notNull(),
  },
  (table) => [check("stock_not_negative", sql`${table.quantity} >= 0`)],
);
