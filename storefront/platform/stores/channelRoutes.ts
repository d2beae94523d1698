import { asc } from "drizzle-orm";
import { Hono } from "hono";
import { wordIn } from "./wordIn.ts";
import { countries } from "../checkout/tables/checkout.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { storeViewOf } from "./storeViews.ts";
import { success } from "../kernel/http/answer.ts";

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
