import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { envelope } from "./providerAnswer.ts";

/** How long a browser may keep the answer to a preflight, in seconds. */
const preflightLifetime = 600;

/**
 * Lets pages of the listed origins call, by CORS (https://fetch.spec.whatwg.org/#http-cors-protocol): their tokens travel
 * in a header or the query, so that credentials are never allowed. A page of any other origin is refused with 403; a
 * caller that is no page sends no origin and passes.
 */
export function onlyFrom(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ["GET", "POST", "PUT"],
    allowHeaders: ["authorization", "content-type"],
    exposeHeaders: ["retry-after", "x-request-id"],
    maxAge: preflightLifetime,
  });
  return async (c, next) => {
    const origin = c.req.header("origin");
    if (origin === undefined || origins.includes(origin)) return allow(c, next);
    return envelope(403, "Pages of this origin may not call. CLIENT_ORIGINS lists those that may.", { vary: "origin" });
  };
}
