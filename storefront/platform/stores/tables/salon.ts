import { doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Weekday } from "@dioptra/ui/rules";

/** Opening hours of a salon on a day of the week, as `HH:MM`. */
export interface StoredHours {
  readonly dayOfWeek: Weekday;
  readonly opens: string;
  readonly closes: string;
}

/**
 * Pages of salons: one for each town and kind of product (docs/specification/content.md#content-14).
 */
export const salons = pgTable("salons", {
  id: integer().primaryKey(),
  /** The slug of its page, such as `okulary-torun`. */
  code: text().notNull().unique(),
  product: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  googleName: text().notNull(),
  phone: text().notNull(),
  /** The address that requests for visits go to; null for that of the shop. */
  email: text(),
  address: text().notNull(),
  postCode: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  hours: jsonb().$type<readonly StoredHours[]>().notNull(),
  ratingValue: doublePrecision().notNull(),
  reviewCount: integer().notNull(),
});
