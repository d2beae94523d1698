import { type Context, Hono } from "hono";
import { ok, type Result } from "#domain/result.ts";
import { clientOf } from "../clientOf.ts";
import type { RouteParts } from "../platformParts.ts";
import { refused, type Refused, tooManyTries } from "../refused.ts";
import type { AskedPage } from "../search/engine/createFinder.ts";
import type { SearchRequest } from "../search/engine/query.ts";
import { entitySizes, isEntity, type Sizes } from "../search/entities.ts";
import { withLegacyPrices } from "../search/legacyPrices.ts";
import { looksForWords } from "../search/looksForWords.ts";
import { parseSearch } from "../search/parse/parseSearch.ts";
import { askedGroup, withGroupPrices } from "../search/groupPrices.ts";
import { projection } from "../search/projection.ts";
import { SearchRefused } from "../search/service/searchService.ts";
import { storeViewOf } from "../storeViews.ts";
import { readJson, refusal } from "./answer.ts";
import { mayBeKept } from "./keeping.ts";

/** A number of the address, or else of the body. */
const wholeNumber = (text: string | undefined, otherwise: number | null) =>
  text === undefined ? Math.max(0, Math.trunc(otherwise ?? 0)) : /^\d{1,9}$/.test(text) ? Number(text) : 0;

const pageOf = (c: Context, { from, size }: SearchRequest, { usual, largest }: Sizes): AskedPage => ({
  from: wholeNumber(c.req.query("from"), from),
  size: Math.min(wholeNumber(c.req.query("size"), size) || usual, largest),
});

/** The body of a search by GET is JSON in the address. */
function readRequest(text: string | undefined): Result<unknown, Refused> {
  try {
    return ok(text === undefined ? {} : JSON.parse(text));
  } catch {
    return refused("MALFORMED", "The request is no JSON.");
  }
}

const notUnderstood = refused("MALFORMED", "The search service does not understand this search.").error;
const noIndex = refused("ENOTFOUND", "There is no such index.").error;

/** The catalogue in Elasticsearch's form (storefront behaviour, section 7). */
export function searchRoutes(parts: RouteParts): Hono {
  const { clock, indexes, limits } = parts;
  async function search(c: Context, json: unknown) {
    const store = storeViewOf(/^vue_storefront_catalog_(\w+)$/.exec(c.req.param("index") ?? "")?.[1] ?? "");
    const entity = c.req.param("entity") ?? "";
    if (!store || !isEntity(entity)) return refusal(c, noIndex);
    const read = parseSearch(json, {
      sort: c.req.query("sort"),
      include: c.req.query("_source_include"),
      exclude: c.req.query("_source_exclude"),
    });
    if (!read.ok) return refusal(c, refused("MALFORMED", read.error).error);
    const request = read.value;
    // Lists are looked through as fast as anybody can; a search for words costs more. The shop's own server has no limit.
    const isCounted = looksForWords(request.query) && c.req.header("x-dioptra-client");
    const wait = isCounted ? await limits.take("searchPerClient", clientOf(c)) : null;
    if (wait !== null) return refusal(c, tooManyTries(wait).error);
    const page = pageOf(c, request, entitySizes[entity]);
    const asked = await indexes.search(store, { entity, request, page }).catch((error: unknown) => {
      if (error instanceof SearchRefused) return null;
      throw error;
    });
    if (!asked) return refusal(c, notUnderstood);
    const groupId = entity === "product" ? askedGroup(parts, json) : null;
    const { found, tags, beside, until } =
      groupId === null ? asked : await withGroupPrices(parts, store, groupId, asked);
    const projected = projection(request.fields);
    const isLegacy = entity === "product" && c.req.query("legacyPrices") === "true";
    const project = (document: unknown) => projected(isLegacy ? withLegacyPrices(document) : document);
    if (groupId === null) mayBeKept(c, { tags, until, now: clock() });
    return c.json({
      hits: {
        total: { value: found.total, relation: "eq" },
        hits: found.hits.map(({ score, document }) => ({ _score: score, _source: project(document) })),
      },
      ...(found.aggregations && { aggregations: found.aggregations }),
      ...beside,
    });
  }

  return new Hono()
    .get("/:index/:entity/_search", async (c) => {
      const body = readRequest(c.req.query("request"));
      return body.ok ? search(c, body.value) : refusal(c, body.error);
    })
    .post("/:index/:entity/_search", async (c) => {
      const body = await readJson(c);
      return body.ok ? search(c, body.value) : refusal(c, body.error);
    });
}
