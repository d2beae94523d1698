import { asc } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { salons } from "./tables/salon.ts";
import { Hono } from "hono";
import { storeViewOf, labelIn } from "./storeViews.ts";
import { countries } from "../checkout/tables/checkout.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { success } from "../kernel/http/answer.ts";

/**
 * Returns the search documents of all salons (docs/specification/content.md#content-14), which are the same in all store views.
 */
export async function readSalons(session: Session) {
  const rows = await session.select().from(salons).orderBy(asc(salons.id));
  return rows.map(({ id, code, product, country, city, address, postCode, latitude, longitude, hours, ...rest }) => ({
    id,
    code,
    product,
    googleName: rest.googleName,
    phone: rest.phone,
    location: { address, city, postCode, country, lat: latitude, lng: longitude },
    openingHours: hours,
    ratingValue: rest.ratingValue,
    reviewCount: rest.reviewCount,
  }));
}

/** Creates the route that returns the countries that the shop delivers to. */
export function channelRoutes({ database }: RouteParts): Hono {
  return new Hono().get("/countries", async (c) => {
    const store = storeViewOf(c.req.query("storeCode"));
    const language = (c.req.query("localeCode") ?? store?.locale ?? "").slice(0, 2);
    const rows = await database.read((session) => session.select().from(countries).orderBy(asc(countries.position)));
    return success(
      c,
      rows.map(({ code, names }) => ({ code, name: labelIn(names, language) })),
    );
  });
}
