import { Hono } from "hono";
import { urlMapEndpoints } from "#contract/catalog/urlMap.ts";
import type { SearchParts } from "./searchParts.ts";
import { mapUrl } from "./mapUrl.ts";
import { readBody, refusal } from "../kernel/http/answer.ts";
import { askedStore, noStore } from "../stores/askedStore.ts";

/** What addresses stand for that no route knows (docs/specification/pages.md#page-24). */
export function urlMapRoutes(parts: SearchParts): Hono {
  return new Hono().post("/", async (c) => {
    const store = askedStore(c);
    if (!store) return refusal(c, noStore);
    const asked = await readBody(c, urlMapEndpoints.urlMap.body);
    return asked.ok ? c.json(await mapUrl(parts, store, asked.value)) : refusal(c, asked.error);
  });
}
