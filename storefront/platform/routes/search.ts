import { type Context, Hono } from "hono";
import { configuration } from "#configuration/index.ts";
import { ok, type Result } from "#domain/result.ts";
import type { RouteParts } from "../platformParts.ts";
import { refused, type Refused } from "../refused.ts";
import { askedCategoryIds, categoryTag, productTag, rootTags } from "../search/cacheTags.ts";
import type { Found, SearchIndex } from "../search/engine/createIndex.ts";
import type { Document } from "../search/engine/document.ts";
import type { SearchRequest } from "../search/engine/query.ts";
import { parseSearch } from "../search/parse/parseSearch.ts";
import { projection } from "../search/projection.ts";
import type { StoreIndex } from "../search/storeIndexes.ts";
import { storeViewOf } from "../storeViews.ts";
import { readJson, refusal } from "./answer.ts";
import { mayBeKept } from "./keeping.ts";

interface Page {
  readonly from: number;
  readonly size: number;
}

/** What is found in one of the indexes of a store view, and what the answer depends on. */
interface Answered {
  readonly found: Found<unknown>;
  readonly tags: readonly string[];
  readonly beside?: Document;
}

type SearchIn = (index: StoreIndex, request: SearchRequest, page: Page) => Answered | Promise<Answered>;

const inProducts: SearchIn = async ({ products, attributes, view }, request, page) => {
  const found = await products.search(request, page);
  const asked = askedCategoryIds(request.query).map(categoryTag);
  const tags = [
    ...found.hits.map(({ document }) => productTag(document.id)),
    ...(asked.length > 0 ? asked : rootTags(view)),
  ];
  // Whoever counts values needs the words for them, and has them once for all hits.
  return found.aggregations ? { found, tags, beside: { attribute_metadata: attributes.documents } } : { found, tags };
};

const inCategories: SearchIn = ({ categories }, request, page) => {
  const found = categories.search(request, page);
  return { found, tags: found.hits.map(({ document }) => categoryTag(document.id)) };
};

/** In what changes only with a start. */
const inFixed = (index: Pick<SearchIndex<unknown>, "search">, request: SearchRequest, page: Page): Answered => ({
  found: index.search(request, page),
  tags: [],
});

const inContent =
  (entity: string): SearchIn =>
  ({ content }, request, page) => {
    const index = content.get(entity);
    if (!index) throw new Error(`There is no index of ${entity}.`);
    return inFixed(index, request, page);
  };

interface Entity {
  readonly searchIn: SearchIn;
  /** How many are answered when nobody says how many, and how many at most. */
  readonly usualSize: number;
  readonly largestSize: number;
}

const { pageSize, categoryFetchSize, attributeListSize } = configuration.catalog;
const { frontBlockSize, articleSize, blockListSize, maximumSize } = configuration.content;

const content = (entity: string, usualSize = pageSize, largestSize = categoryFetchSize): [string, Entity] => [
  entity,
  { searchIn: inContent(entity), usualSize, largestSize },
];

/** With the sizes of the specification, sections 5 and 9. */
const entities: ReadonlyMap<string, Entity> = new Map([
  ["product", { searchIn: inProducts, usualSize: pageSize, largestSize: categoryFetchSize }],
  ["category", { searchIn: inCategories, usualSize: pageSize, largestSize: categoryFetchSize }],
  [
    "attribute",
    {
      searchIn: ({ attributes }, request, page) => inFixed(attributes, request, page),
      usualSize: attributeListSize,
      largestSize: categoryFetchSize,
    },
  ],
  content("salon"),
  content("user_review"),
  content("attributes_description"),
  content("taxrule"),
  content("article", articleSize, articleSize),
  content("front_block", frontBlockSize, frontBlockSize),
  content("cms_page", maximumSize, maximumSize),
  content("cms_block", blockListSize, maximumSize),
  content("cms_hierarchy", maximumSize, maximumSize),
  content("cms_faq", maximumSize, maximumSize),
]);

/** A number of the address, or else of the body. */
const wholeNumber = (text: string | undefined, otherwise: number | null) =>
  text === undefined ? Math.max(0, Math.trunc(otherwise ?? 0)) : /^\d{1,9}$/.test(text) ? Number(text) : 0;

const pageOf = (c: Context, { from, size }: SearchRequest, { usualSize, largestSize }: Entity): Page => ({
  from: wholeNumber(c.req.query("from"), from),
  size: Math.min(wholeNumber(c.req.query("size"), size) || usualSize, largestSize),
});

/** The body of a search by GET is JSON in the address. */
function readRequest(text: string | undefined): Result<unknown, Refused> {
  try {
    return ok(text === undefined ? {} : JSON.parse(text));
  } catch {
    return refused("MALFORMED", "The request is no JSON.");
  }
}

const noIndex = refused("ENOTFOUND", "There is no such index.").error;

/** The catalogue in Elasticsearch's form (storefront behaviour, section 7). */
export function searchRoutes({ clock, indexes }: RouteParts): Hono {
  async function search(c: Context, json: unknown) {
    const store = storeViewOf(/^vue_storefront_catalog_(\w+)$/.exec(c.req.param("index") ?? "")?.[1] ?? "");
    const entity = entities.get(c.req.param("entity") ?? "");
    if (!store || !entity) return refusal(c, noIndex);
    const read = parseSearch(json, {
      sort: c.req.query("sort"),
      include: c.req.query("_source_include"),
      exclude: c.req.query("_source_exclude"),
    });
    if (!read.ok) return refusal(c, refused("MALFORMED", read.error).error);
    const request = read.value;
    const index = await indexes.of(store);
    const { found, tags, beside } = await entity.searchIn(index, request, pageOf(c, request, entity));
    const project = projection(request.fields);
    mayBeKept(c, { tags, until: index.until, now: clock() });
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
