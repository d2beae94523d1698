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
import type { Currency } from "#domain/money.ts";
import type { OwnOption, ProductType } from "#domain/product/product.ts";
import { customerGroups } from "../../customer/tables/customer.ts";
import { taxClasses } from "./tax.ts";

/** Text by locale, in all languages of the shop. */
export type Labels = Readonly<Record<string, string>>;

/** Values by attribute code, such as `shape` or `width`. Values of attributes with options are the option's value or id. */
export type AttributeValues = Readonly<Record<string, string | number>>;

/** Attribute values of a product. Some attributes have several values, such as the face shapes that a frame suits. */
export type ProductAttributes = Readonly<Record<string, string | number | readonly string[]>>;

export const attributes = pgTable("attributes", {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  labels: jsonb().$type<Labels>().notNull(),
  /** Unit of a numeric attribute, such as `mm`; null for attributes with options and for counts. */
  unit: text(),
  /** True if shoppers choose a variant by it. */
  isChoice: boolean().notNull().default(false),
  /** True if it is a row when products are compared. */
  isComparable: boolean().notNull().default(false),
});

export const attributeOptions = pgTable(
  "attribute_options",
  {
    attributeId: integer()
      .notNull()
      .references(() => attributes.id),
    /** The value that products have: a code such as `panto`, or an id such as `49`. */
    value: text().notNull(),
    position: integer().notNull(),
    labels: jsonb().$type<Labels>().notNull(),
    /** What the option is illustrated with next to its label, such as a finish; null for text only. */
    swatch: text(),
  },
  (table) => [primaryKey({ columns: [table.attributeId, table.value] })],
);

/**
 * The flags that the staff can set on a product (docs/specification/products.md#product-2). `promotion` is not one of them,
 * because it is derived from the price.
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

/** The surcharge of an answer: a share of the product's price, or gross amounts in minor units. */
export type StoredOptionPrice =
  | { readonly percent: number }
  | { readonly amounts: Readonly<Partial<Record<Currency, number>>> };

/** An option that a product asks for before it is ordered, such as an engraving. */
export interface StoredOwnOption {
  /** A number, since options with names carry prescriptions and the like. Carts hold it. */
  readonly id: string;
  readonly kind: OwnOption["kind"];
  readonly isRequired: boolean;
  readonly labels: Labels;
  /** The maximum number of characters of a text. */
  readonly maximum?: number;
  readonly price?: StoredOptionPrice;
  /** The values of a choice. */
  readonly values?: readonly { readonly id: string; readonly labels: Labels; readonly price?: StoredOptionPrice }[];
}

export const products = pgTable("products", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  sku: text().notNull().unique(),
  typeId: text().$type<ProductType>().notNull(),
  /** 1 for sale, 2 not for sale (docs/specification/products.md#product-15). */
  status: integer().notNull(),
  /** 1 hidden, 2 in lists, 3 in search, 4 in both. */
  visibility: integer().notNull(),
  taxClassId: integer()
    .notNull()
    .references(() => taxClasses.id),
  attributes: jsonb().$type<ProductAttributes>().notNull(),
  /** The available combinations of powers and measures of contact lenses, which are not variants. Null for other products. */
  lensMatrix: jsonb().$type<LensMatrix>(),
  /** The options of its own, in display order; null for none. */
  ownOptions: jsonb().$type<readonly StoredOwnOption[]>(),
  /** Unused: a bundle costs the sum of its selected parts. Kept so that an older release can run next to this one. */
  discountPercent: integer(),
  flags: text().array().$type<readonly ProductFlag[]>().notNull().default([]),
  /** True if the staff has changed or imported the product, so that a new version of the demo catalogue does not overwrite it. */
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

/** The purchasable forms of products. A simple product has one variant, with the same sku. */
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
    /** Names of the pictures shown after the variant's `image`. */
    gallery: text().array().$type<readonly string[]>().notNull().default([]),
  },
  (table) => [index().on(table.productId)],
);

/** Gross prices, in minor units of the store view's currency. A special price has a start and may have an end. */
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

/** Prices of customer groups, gross, in minor units of the store view's currency. They apply only if they are lower. */
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

/** The prices that applied from a day on, for the lowest price of 30 days. A trigger prevents changes of rows. */
export const priceHistory = pgTable(
  "price_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    storeCode: text().notNull(),
    /** A day in the shop's time zone. */
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
