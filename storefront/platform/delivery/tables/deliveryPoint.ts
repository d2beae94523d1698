import { boolean, doublePrecision, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { StoredHours } from "../../stores/tables/salon.ts";

/** Where carriers leave parcels, as they last told. */
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
    /** How to find it, in its country's language; null where nothing is said. */
    place: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Null: open always. */
    hours: jsonb().$type<readonly StoredHours[]>(),
    paymentOnPickup: boolean().notNull(),
    /** False while it takes no parcels, and for one that its carrier does not name any more. */
    available: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.carrierCode, table.id] }), index().on(table.country)],
);

/** Postcodes that express reaches, by how they begin. */
export const expressAreas = pgTable(
  "express_areas",
  { country: text().notNull(), prefix: text().notNull() },
  (table) => [primaryKey({ columns: [table.country, table.prefix] })],
);
