import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Labels } from "../../catalog/tables/catalog.ts";
import type { StoredLink } from "./cms.ts";

/** Where a banner stands: in one of the sliders, or by itself (docs/specification/content.md#content-5). */
export const bannerPlaces = ["slider:main", "slider:head", "main", "small", "product", "head"] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

/** Still lifes with a few words over them. */
export const banners = pgTable("banners", {
  id: integer().primaryKey(),
  position: integer().notNull(),
  places: jsonb().$type<readonly BannerPlace[]>().notNull(),
  /** The masters of its pictures, and behind `#` their editions; null while one has not been taken. */
  wide: text(),
  narrow: text(),
  titles: jsonb().$type<Labels>().notNull(),
  words: jsonb().$type<Labels>().notNull(),
  actions: jsonb().$type<Labels>().notNull(),
  link: jsonb().$type<StoredLink>().notNull(),
});

/** The feed of photographs. */
export const photos = pgTable("photos", {
  id: integer().primaryKey(),
  /** The master, and behind `#` its edition. */
  image: text().notNull(),
  captions: jsonb().$type<Labels>().notNull(),
  link: jsonb().$type<StoredLink>().notNull(),
});
