import { boolean, doublePrecision, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { StoredHours } from "../../stores/tables/salon.ts";

/** Pickup points from the latest list of each carrier. */
export const deliveryPoints = pgTable(
  "delivery_points",
  {
    carrierCode: text().notNull(),
    id: text().notNull(),
    kind: text().$type<"locker" | "shop">().notNull(),
    name: text().notNull(),
    country: text().notNull(),
    street: text().notNull(),
    postcode: text().notNull(),
    city: text().notNull(),
    /** How to find the point, in the language of its country; null when the carrier gives no description. */
    place: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Opening hours; null for a point that is always open. */
    hours: jsonb().$type<readonly StoredHours[]>(),
    paymentOnPickup: boolean().notNull(),
    /** False while the point takes no parcels. */
    available: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.carrierCode, table.id] }), index().on(table.country)],
);

/** Areas with express delivery, by the beginnings of their postcodes. */
export const expressAreas = pgTable(
  "express_areas",
  { country: text().notNull(), prefix: text().notNull() },
  (table) => [primaryKey({ columns: [table.country, table.prefix] })],
);
