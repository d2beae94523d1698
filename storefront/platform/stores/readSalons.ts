import { asc } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { salons } from "./tables/salon.ts";

/**
 * Every salon as the search service keeps it (docs/specification/content.md#content-14), the same in all store views.
 */
export async function readSalons(session: Session) {
  const rows = await session.select().from(salons).orderBy(asc(salons.id));
  return rows.map(({ id, code, product, country, city, address, postCode, latitude, longitude, hours, ...said }) => ({
    id,
    code,
    product,
    googleName: said.googleName,
    phone: said.phone,
    location: { address, city, postCode, country, lat: latitude, lng: longitude },
    openingHours: hours,
    ratingValue: said.ratingValue,
    reviewCount: said.reviewCount,
  }));
}
