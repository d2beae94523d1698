import { Hono } from "hono";
import { openApi } from "#contract/openapi/openApi.ts";

/** The OpenAPI description of the platform, for shops that plug in another one. */
export function descriptionRoutes(): Hono {
  const document = openApi();
  return new Hono().get("/openapi.json", (c) => c.json(document));
}
