import { type Context, Hono } from "hono";
import { configuration } from "#configuration/index.ts";
import { ok, type Result } from "#domain/result.ts";
import { clientOf, renderingHeader } from "../kernel/http/client.ts";
import { isSignedCall } from "../kernel/http/staffSignature.ts";
import type { SearchParts } from "./sharedIndexes.ts";
import { refused, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import type { PageRange } from "./engine/createFinder.ts";
import { type Aggregations, queriesWithin, type Query, type SearchRequest } from "./engine/query.ts";
import { type Entity, entitySizes, isEntity, type SizeLimits } from "./catalogSearch.ts";
import { innerHitsOf } from "./innerHits.ts";
import { projection, withLegacyPrices } from "./projection.ts";
import { parseSearch } from "./parse/parseSearch.ts";
import { readPriceGroup, withGroupPrices } from "./groupPrices.ts";
import { SearchRefused } from "./service/searchService.ts";
import { suggestedPages, withSuggestions } from "./words/suggestedPages.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { allowCaching, readJson, refusal } from "../kernel/http/answer.ts";

/** Returns a whole number from the URL parameter, or from the body if the parameter is missing. Invalid values count as 0. */
const wholeNumber = (text: string | undefined, bodyValue: number | null) =>
  text === undefined ? Math.max(0, Math.trunc(bodyValue ?? 0)) : /^\d{1,9}$/.test(text) ? Number(text) : 0;

const { firstItem } = configuration.catalog;

const pageOf = (c: Context, { from, size }: SearchRequest, { defaultSize, maxSize }: SizeLimits): PageRange => ({
  from: wholeNumber(c.req.query("from"), from ?? firstItem),
  size: Math.min(wholeNumber(c.req.query("size"), size) || defaultSize, maxSize),
});

const { visitorSearchSize, visitorAnswerBytes } = configuration.load;
/** Entities that a shop may have thousands of. */
const hasManyDocuments = (entity: Entity) => entity === "product" || entity === "user_review";

/** Returns the page sizes for a caller. Browsers get fewer hits than the shop's own server or a caller with the staff key. */
function sizesFor(entity: Entity, isVisitor: boolean): SizeLimits {
  const sizes = entitySizes[entity];
  return isVisitor && hasManyDocuments(entity)
    ? { ...sizes, maxSize: Math.min(sizes.maxSize, visitorSearchSize) }
    : sizes;
}

/** Returns the hits as a JSON array, or null as soon as they exceed the number of bytes. */
function stringifyHits(bytes: number, hits: Iterable<unknown>): string | null {
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

/** Parses the body of a GET search, which is JSON in the `request` parameter. */
function readRequest(text: string | undefined): Result<unknown, Refused> {
  try {
    return ok(text === undefined ? {} : JSON.parse(text));
  } catch {
    return refused("MALFORMED", "Invalid JSON in parameter request.");
  }
}

const searchRejected = refused(
  "MALFORMED",
  "The search service rejected this search. Check that values match the types of their fields.",
).error;
const answerTooLarge = "The answer is too large. Request fewer hits (size) or fewer fields (_source_include).";
const unknownIndex = refused("ENOTFOUND", "Unknown index or entity.").error;

/** Creates the routes that search the catalogue with Elasticsearch's API (docs/specification/calls.md#call-39). */
export function searchRoutes(parts: SearchParts): Hono {
  const { clock, indexes, limits } = parts;

  async function search(c: Context, json: unknown) {
    const store = storeViewOf(/^vue_storefront_catalog_(\w+)$/.exec(c.req.param("index") ?? "")?.[1] ?? "");
    const entity = c.req.param("entity") ?? "";
    if (!store || !isEntity(entity)) return refusal(c, unknownIndex);
    const read = parseSearch(json, {
      sort: c.req.query("sort"),
      include: c.req.query("_source_include"),
      exclude: c.req.query("_source_exclude"),
    });
    if (!read.ok) return refusal(c, refused("MALFORMED", read.error).error);
    const request = read.value;
    // Only text searches are limited, because they cost more than filters. The shop's own server has no limit.
    const isCounted = searchesForWords(request) && c.req.header("x-dioptra-client");
    const wait = isCounted ? await limits.take("searchPerClient", clientOf(c)) : null;
    if (wait !== null) return refusal(c, tooManyTries(wait).error);
    const isOwnServer = c.req.header(renderingHeader) !== undefined || !c.req.header("x-dioptra-client");
    const isVisitor = !isOwnServer && !(await isSignedCall(c, parts));
    const page = pageOf(c, request, sizesFor(entity, isVisitor));
    const answer = await indexes.search(store, { entity, request, page }).catch((error: unknown) => {
      if (error instanceof SearchRefused) return null;
      throw error;
    });
    if (!answer) return refusal(c, searchRejected);
    const groupId = entity === "product" ? readPriceGroup(parts, json) : null;
    const priced = groupId === null ? answer : await withGroupPrices(parts, store, groupId, answer);
    const suggestions =
      entity === "product" ? await suggestedPages(indexes, store, request, c.req.query("suggest")) : null;
    const { found, extraFields, until } = suggestions ? withSuggestions(priced, suggestions) : priced;
    const tags = [...priced.tags, ...(suggestions?.tags ?? [])];
    const projected = projection(request.fields);
    const isLegacy = entity === "product" && c.req.query("legacyPrices") === "true";
    const project = (document: unknown) => projected(isLegacy ? withLegacyPrices(document) : document);
    const innerHits = innerHitsOf(
      { ...request, query: answer.understood ?? request.query },
      found.hits.map(({ document }) => document),
    );
    const hitsJson = stringifyHits(
      isVisitor ? visitorAnswerBytes : Infinity,
      (function* () {
        for (const [index, { score, document }] of found.hits.entries())
          yield { _score: score, _source: project(document), ...(innerHits && { inner_hits: innerHits[index] }) };
      })(),
    );
    if (hitsJson === null) return c.json({ code: 413, result: answerTooLarge }, 413);
    if (groupId === null) allowCaching(c, { tags, until, now: clock() });
    const rest = JSON.stringify({ ...(found.aggregations && { aggregations: found.aggregations }), ...extraFields });
    const start = `{"hits":{"total":{"value":${found.total},"relation":"eq"},"hits":${hitsJson}}`;
    c.header("content-type", "application/json");
    return c.body(rest === "{}" ? `${start}}` : `${start},${rest.slice(1)}`);
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

/** Returns whether any clause of a query, at any depth, searches for words. */
const queryHasWords = (query: Query): boolean =>
  queriesWithin(query).some(({ kind }) => kind === "text" || kind === "words");

const aggregationsHaveWords = (aggregations: Aggregations): boolean =>
  [...aggregations.values()].some(
    (each) =>
      (each.kind === "filter" && (queryHasWords(each.filter) || aggregationsHaveWords(each.aggregations))) ||
      (each.kind === "nested" && aggregationsHaveWords(each.aggregations)),
  );

/** Returns whether any part of a search looks for words instead of exact values. Text searches are rate limited. */
export const searchesForWords = ({ query, postFilter, aggregations }: SearchRequest): boolean =>
  queryHasWords(query) || (postFilter !== null && queryHasWords(postFilter)) || aggregationsHaveWords(aggregations);
