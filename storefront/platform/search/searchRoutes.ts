import { type Context, Hono } from "hono";
import { configuration } from "#configuration/index.ts";
import { ok, type Result } from "#domain/result.ts";
import { clientOf, renderingHeader } from "../kernel/http/client.ts";
import { isSignedCall } from "../kernel/http/staffSignature.ts";
import type { SearchParts } from "./sharedIndexes.ts";
import { refused, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import type { AskedPage } from "./engine/createFinder.ts";
import type { Aggregations, Query, SearchRequest } from "./engine/query.ts";
import { type Entity, entitySizes, isEntity, type Sizes } from "./catalogSearch.ts";
import { projection, withLegacyPrices } from "./projection.ts";
import { parseSearch } from "./parse/parseSearch.ts";
import { askedGroup, withGroupPrices } from "./groupPrices.ts";
import { SearchRefused } from "./service/searchService.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { mayBeKept, readJson, refusal } from "../kernel/http/answer.ts";

/** A number of the address, or else of the body. */
const wholeNumber = (text: string | undefined, otherwise: number | null) =>
  text === undefined ? Math.max(0, Math.trunc(otherwise ?? 0)) : /^\d{1,9}$/.test(text) ? Number(text) : 0;

const { firstItem } = configuration.catalog;

const pageOf = (c: Context, { from, size }: SearchRequest, { usual, largest }: Sizes): AskedPage => ({
  from: wholeNumber(c.req.query("from"), from ?? firstItem),
  size: Math.min(wholeNumber(c.req.query("size"), size) || usual, largest),
});

const { visitorSearchSize, visitorAnswerBytes } = configuration.load;
/** What there may be thousands of. */
const isNumerous = (entity: Entity) => entity === "product" || entity === "user_review";

/** What one caller is answered with at most: browsers less than the shop's own server, or a caller with the staff's key. */
function sizesFor(entity: Entity, isVisitor: boolean): Sizes {
  const sizes = entitySizes[entity];
  return isVisitor && isNumerous(entity) ? { ...sizes, largest: Math.min(sizes.largest, visitorSearchSize) } : sizes;
}

/** The hits as JSON, or null when they come to more bytes than that; no more of them is written then. */
function hitsWithin(bytes: number, hits: Iterable<unknown>): string | null {
  const written: string[] = [];
  let left = bytes;
  for (const hit of hits) {
    const text = JSON.stringify(hit);
    left -= Buffer.byteLength(text);
    if (left < 0) return null;
    written.push(text);
  }
  return `[${written.join(",")}]`;
}

/** The body of a search by GET is JSON in the address. */
function readRequest(text: string | undefined): Result<unknown, Refused> {
  try {
    return ok(text === undefined ? {} : JSON.parse(text));
  } catch {
    return refused("MALFORMED", "The request is no JSON.");
  }
}

const notUnderstood = refused("MALFORMED", "The search service does not understand this search.").error;
const tooLong = "The answer is too long: ask for fewer hits (size) or for fewer fields (_source_include).";
const noIndex = refused("ENOTFOUND", "There is no such index.").error;

/** The catalogue in Elasticsearch's form (docs/specification/calls.md#call-39). */
export function searchRoutes(parts: SearchParts): Hono {
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
    const isCounted = looksForWords(request) && c.req.header("x-dioptra-client");
    const wait = isCounted ? await limits.take("searchPerClient", clientOf(c)) : null;
    if (wait !== null) return refusal(c, tooManyTries(wait).error);
    const isOurs = c.req.header(renderingHeader) !== undefined || !c.req.header("x-dioptra-client");
    const isVisitor = !isOurs && !(await isSignedCall(c, parts));
    const page = pageOf(c, request, sizesFor(entity, isVisitor));
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
    const written = hitsWithin(
      isVisitor ? visitorAnswerBytes : Infinity,
      (function* () {
        for (const { score, document } of found.hits) yield { _score: score, _source: project(document) };
      })(),
    );
    if (written === null) return c.json({ code: 413, result: tooLong }, 413);
    if (groupId === null) mayBeKept(c, { tags, until, now: clock() });
    const rest = JSON.stringify({ ...(found.aggregations && { aggregations: found.aggregations }), ...beside });
    const hits = `{"hits":{"total":{"value":${found.total},"relation":"eq"},"hits":${written}}`;
    c.header("content-type", "application/json");
    return c.body(rest === "{}" ? `${hits}}` : `${hits},${rest.slice(1)}`);
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

/** Whether any clause of a query searches for words, wherever it stands: each of them costs the same. */
function queryHasWords(query: Query): boolean {
  switch (query.kind) {
    case "text":
      return true;
    case "bool":
      return [...query.must, ...query.filter, ...query.should, ...query.mustNot].some(queryHasWords);
    case "best":
      return query.parts.some(queryHasWords);
    case "constant":
      return queryHasWords(query.query);
    case "functions":
      return queryHasWords(query.query) || query.functions.some(({ filter }) => queryHasWords(filter));
    default:
      return false;
  }
}

const aggregationsHaveWords = (aggregations: Aggregations): boolean =>
  [...aggregations.values()].some(
    (each) => each.kind === "filter" && (queryHasWords(each.filter) || aggregationsHaveWords(each.aggregations)),
  );

/** Returns whether any part of a search looks for typed words, and not only for values. */
export const looksForWords = ({ query, postFilter, aggregations }: SearchRequest): boolean =>
  queryHasWords(query) || (postFilter !== null && queryHasWords(postFilter)) || aggregationsHaveWords(aggregations);
