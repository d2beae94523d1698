import { Hono } from "hono";
import { openApi } from "#contract/openapi/openApi.ts";

/** What the platform says of itself, for whoever plugs in another one. */
export function descriptionRoutes(): Hono {
  const document = openApi();
  return new Hono().get("/openapi.json", (c) => c.json(document));
}
