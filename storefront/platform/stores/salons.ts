import { asc } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { salons } from "./tables/salon.ts";
import { Hono } from "hono";
import { storeViewOf, wordIn } from "./storeViews.ts";
import { countries } from "../checkout/tables/checkout.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { success } from "../kernel/http/answer.ts";

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

export function channelRoutes({ database }: RouteParts): Hono {
  return new Hono().get("/countries", async (c) => {
    const store = storeViewOf(c.req.query("storeCode"));
    const language = (c.req.query("localeCode") ?? store?.locale ?? "").slice(0, 2);
    const rows = await database.read((session) => session.select().from(countries).orderBy(asc(countries.position)));
    return success(
      c,
      rows.map(({ code, names }) => ({ code, name: wordIn(names, language) })),
    );
  });
}
