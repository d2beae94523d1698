import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ProductKind } from "#domain/product/product.ts";
import type { Labels } from "../../catalog/tables/catalog.ts";
import type { StoredLink } from "./cms.ts";

/** Where a banner appears: in a slider, or on its own (docs/specification/content.md#content-5). */
export const bannerPlaces = ["slider:main", "slider:head", "main", "small", "product", "head"] as const;
/** On the pages of all products with `product`, or only on those of one kind, such as `product:sunglasses`. */
export type BannerPlace = (typeof bannerPlaces)[number] | `product:${ProductKind}`;

/** Pictures with a short text over them. */
export const banners = pgTable("banners", {
  id: integer().primaryKey(),
  position: integer().notNull(),
  places: jsonb().$type<readonly BannerPlace[]>().notNull(),
  /** Its pictures for wide and narrow screens as `master#edition`; null until they have been rendered. */
  wide: text(),
  narrow: text(),
  titles: jsonb().$type<Labels>().notNull(),
  words: jsonb().$type<Labels>().notNull(),
  actions: jsonb().$type<Labels>().notNull(),
  link: jsonb().$type<StoredLink>().notNull(),
});

/** The photo feed. */
export const photos = pgTable("photos", {
  id: integer().primaryKey(),
  /** The picture as `master#edition`. */
  image: text().notNull(),
  captions: jsonb().$type<Labels>().notNull(),
  link: jsonb().$type<StoredLink>().notNull(),
});
