import { type Context, Hono } from "hono";
import { type SearchBody, searchBody } from "#contract/search.ts";
import type { StoreView } from "#domain/store/storeView.ts";
import { ok, type Result } from "#domain/result.ts";
import { readStock } from "../catalog/readStock.ts";
import type { RouteParts } from "../platformParts.ts";
import { refused, type Refused } from "../refused.ts";
import { findProducts } from "../search/findProducts.ts";
import { productDocument } from "../search/productDocument.ts";
import { project } from "../search/projection.ts";
import { storeViewOf } from "../storeViews.ts";
import { readBody, refusal } from "./answer.ts";

const defaultSize = 50; // Specification, section 5: for a size of 0 or less.
const maximumSize = 4000; // The largest that the specification asks for (section 9, Category fetch size).

const list = (text: string | undefined) => (text ? text.split(",").filter(Boolean) : []);
const wholeNumber = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0);

function readSort(text: string | undefined) {
  const [by, direction] = text?.split(":") ?? [];
  return by ? { by, direction: direction === "desc" ? ("desc" as const) : ("asc" as const) } : null;
}

const termsOf = ({ query }: SearchBody) => {
  const filter = query?.bool.filter;
  if (!filter) return [];
  return "terms" in filter ? [filter.terms] : filter.bool.must.map(({ terms }) => terms);
};

/** The body of a search by GET is JSON in the address. */
function readRequest(text: string | undefined): Result<SearchBody, Refused> {
  if (text === undefined) return ok({});
  try {
    const body = searchBody.safeParse(JSON.parse(text));
    if (body.success) return ok(body.data);
  } catch {
    // Not JSON: refused like JSON in another form.
  }
  return refused("MALFORMED", "The request is not a search that can be answered.");
}

const indexed = (c: Context) =>
  storeViewOf(/^vue_storefront_catalog_(\w+)$/.exec(c.req.param("index") ?? "")?.[1] ?? "");

/** The product index in Elasticsearch's form, found by what products are called (storefront behaviour, section 7). */
export function searchRoutes({ database, clock, catalogue }: RouteParts): Hono {
  async function search(c: Context, store: StoreView, body: SearchBody) {
    const size = Math.min(wholeNumber(c.req.query("size")) || defaultSize, maximumSize);
    const query = {
      terms: termsOf(body),
      sort: readSort(c.req.query("sort")),
      start: wholeNumber(c.req.query("from")),
      size,
    };
    const fields = { include: list(c.req.query("_source_include")), exclude: list(c.req.query("_source_exclude")) };
    const found = await database.read(async (session) => {
      const view = await catalogue(session, store);
      const matching = findProducts(view, query);
      if (!matching) return null;
      const variantIds = matching.products.flatMap(({ listings }) => listings.map(({ variant }) => variant.id));
      const terms = { leftOf: await readStock(session, variantIds), now: clock() };
      return {
        total: matching.total,
        documents: matching.products.map((listed) => productDocument(listed, view, terms)),
      };
    });
    if (!found) return refusal(c, refused("MALFORMED", "Products are not found or sorted by this field.").error);
    const hits = found.documents.map((document) => ({ _score: null, _source: project(document, fields) }));
    return c.json({ hits: { total: { value: found.total, relation: "eq" }, hits } });
  }

  const noIndex = refused("ENOTFOUND", "There is no such index.").error;

  return new Hono()
    .get("/:index/product/_search", async (c) => {
      const store = indexed(c);
      if (!store) return refusal(c, noIndex);
      const body = readRequest(c.req.query("request"));
      return body.ok ? search(c, store, body.value) : refusal(c, body.error);
    })
    .post("/:index/product/_search", async (c) => {
      const store = indexed(c);
      if (!store) return refusal(c, noIndex);
      const body = await readBody(c, searchBody);
      return body.ok ? search(c, store, body.value) : refusal(c, body.error);
    });
}
