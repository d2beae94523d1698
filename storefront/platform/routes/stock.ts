import { Hono } from "hono";
import { readStock } from "../database/queries/readStock.ts";
import type { PlatformParts } from "../platformParts.ts";
import { refused } from "../refused.ts";
import { refusal, success } from "./answer.ts";

export function stockRoutes({ database }: PlatformParts): Hono {
  return new Hono().get("/check", async (c) => {
    const sku = c.req.query("sku");
    if (!sku) return refusal(c, refused("MALFORMED", "sku is missing.").error);
    const stock = await database.read((session) => readStock(session, sku));
    return stock ? success(c, stock) : refusal(c, refused("ENOTFOUND", "There is no such product.").error);
  });
}
