import { doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Weekday } from "@dioptra/ui/rules";

/** When a salon is open on a day of the week. */
export interface StoredHours {
  readonly dayOfWeek: Weekday;
  readonly opens: string;
  readonly closes: string;
}

/**
 * A page of a salon: a town's, for one of the things that it is there for (docs/specification/content.md#content-14).
 */
export const salons = pgTable("salons", {
  id: integer().primaryKey(),
  /** The address of its page, such as `okulary-torun`. */
  code: text().notNull().unique(),
  product: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  googleName: text().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  postCode: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  hours: jsonb().$type<readonly StoredHours[]>().notNull(),
  ratingValue: doublePrecision().notNull(),
  reviewCount: integer().notNull(),
});
