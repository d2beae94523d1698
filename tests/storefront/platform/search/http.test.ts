import { describe, expect, test } from "vitest";
import { stockPaths } from "#platform/search/cacheTags.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn } from "../support/openTestPlatform.ts";
import { filledCart, newCart, orderFor, putIn } from "../support/shopping.ts";
import { textBody } from "./support/textBody.ts";

const platform = await openForTests();

interface Source {
  readonly [field: string]: unknown;
  readonly id: number;
  readonly sku: string;
}

interface Answer {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly { readonly _score: number | null; readonly _source: Source }[];
  };
  readonly aggregations?: Readonly<
    Record<string, { readonly buckets: readonly { key: unknown; doc_count: number }[] }>
  >;
  readonly attribute_metadata?: readonly { readonly attribute_code: string }[];
}

const pathOf = (entity: string, store: string) => `vsbridge/catalog/vue_storefront_catalog_${store}/${entity}/_search`;

async function search(
  body: unknown,
  query: Readonly<Record<string, string>> = {},
  { entity = "product", store = "pl", on = platform } = {},
) {
  const address = new URLSearchParams({ request: JSON.stringify(body), ...query });
  const { status, json, headers } = await on.get(`${pathOf(entity, store)}?${address}`);
  expect(status).toBe(200);
  const { hits, aggregations, attribute_metadata }: Answer = JSON.parse(JSON.stringify(json));
  const found = hits.hits.map(({ _source }) => _source);
  return { total: hits.total.value, found, hits: hits.hits, aggregations, attribute_metadata, headers };
}

const bySku = (sku: string) => ({ query: { bool: { filter: { terms: { sku: [sku] } } } } });
const sunglasses = { query: { bool: { filter: { terms: { category_ids: [28] } } } } };

describe("product list", () => {
  test("filters, counts, sorts and pages products", async () => {
    const aggs = {
      agg_terms_color: { terms: { field: "color_options", size: 10 } },
      agg_range_price: { range: { field: "final_price_incl_tax", ranges: [{ to: 250.01 }, { from: 250.01 }] } },
    };
    const whole = await search({ ...sunglasses, aggs }, { sort: "final_price_incl_tax:desc", size: "500" });
    expect(whole.total).toBe(whole.found.length);
    expect(whole.total).toBeGreaterThan(10);
    const prices = whole.found.map(({ final_price_incl_tax: price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(whole.found.every(({ category_ids: ids }) => Array.isArray(ids) && ids.includes(28))).toBe(true);
    const cheap = prices.filter((price) => price < 250.01).length;
    expect(whole.aggregations?.["agg_range_price"]?.buckets).toEqual([
      { key: "*-250.01", to: 250.01, doc_count: cheap },
      { key: "250.01-*", from: 250.01, doc_count: prices.length - cheap },
    ]);
    const page = await search(sunglasses, { sort: "final_price_incl_tax:desc", from: "5", size: "5" });
    expect(page.found.map(({ id }) => id)).toEqual(whole.found.slice(5, 10).map(({ id }) => id));
    expect(page.total).toBe(whole.total);
  });

  test("returns attribute labels once if the search has aggregations", async () => {
    const aggs = { agg_terms_shape: { terms: { field: "shape" } } };
    const { attribute_metadata: attributes } = await search({ aggs }, { size: "1" });
    expect(attributes?.map(({ attribute_code: code }) => code)).toEqual(
      expect.arrayContaining(["shape", "color", "brand"]),
    );
    await expect(search({}, { size: "1" })).resolves.toMatchObject({ attribute_metadata: undefined });
  });

  test.each([
    { query: {}, expected: 50, name: "50 products without a size" },
    { query: { size: "0" }, expected: 50, name: "50 products for size 0" },
    { query: { size: "-3" }, expected: 50, name: "50 products for a negative size" },
    { query: { size: "7", from: "-2" }, expected: 7, name: "the first page for a negative start" },
    { query: { size: "100000" }, expected: null, name: "all products for a size above their number" },
  ])("returns $name", async ({ query, expected }) => {
    const { total, found } = await search({ sort: ["id"] }, query);
    expect(found).toHaveLength(Math.min(expected ?? total, total));
    expect(found[0]?.id).toBe(1);
  });

  test("reads page, order and fields from the body, unless the URL has them", async () => {
    const { found, hits } = await search({ from: 2, size: 3, sort: [{ id: "desc" }], _source: ["id", "stock.qty"] });
    expect(found.map((source) => Object.keys(source))).toEqual([
      ["id", "stock"],
      ["id", "stock"],
      ["id", "stock"],
    ]);
    expect(hits.map(({ _score }) => _score)).toEqual([null, null, null]);
    const withParameters = await search(
      { from: 2, size: 3, sort: [{ id: "desc" }] },
      { from: "3", size: "1", sort: "id:desc" },
    );
    expect(withParameters.found.map(({ id }) => id)).toEqual([found[1]?.id]);
  });

  test("returns the same hits for POST, uncached", async () => {
    const got = await search(sunglasses, { size: "5" });
    const { json, headers } = await platform.post(`${pathOf("product", "pl")}?size=5`, sunglasses);
    expect(JSON.parse(JSON.stringify(json)).hits.hits).toEqual(got.hits);
    expect(headers.get("cache-control")).toBe("no-cache, no-store");
  });
});

describe("text search", () => {
  test.each([
    { typed: "nella", store: "pl", sku: "HL-NELA" },
    { typed: "NELA", store: "de", sku: "HL-NELA" },
    { typed: "hl-nela", store: "pl", sku: "HL-NELA" },
  ])("finds $sku first for $typed", async ({ typed, store, sku }) => {
    const { found } = await search(textBody(typed), {}, { store });
    expect(found[0]?.sku).toBe(sku);
  });

  test.each([
    { typed: "korekcjne", store: "pl", kind: "prescription-glasses" },
    { typed: "przeciwsloneczne", store: "pl", kind: "sunglasses" },
    { typed: "sonnenbrile", store: "de", kind: "sunglasses" },
    { typed: "lesebrile", store: "de", kind: "reading-glasses" },
    { typed: "kontaktlinsn", store: "de", kind: "contact-lenses" },
  ])("finds only $kind for $typed in store view $store", async ({ typed, store, kind }) => {
    const { found, total } = await search(textBody(typed), { size: "500" }, { store });
    expect(total).toBeGreaterThan(5);
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set([kind]));
  });
});

describe("other entities", () => {
  test("finds categories by parent and slug, sorted by position", async () => {
    const { found } = await search(
      { query: { term: { parent_id: 2 } } },
      { sort: "position:asc" },
      { entity: "category" },
    );
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([29, 28, 24, 50]));
    const slug = String(found[0]?.["slug"]);
    const again = await search({ query: { match: { slug } } }, {}, { entity: "category" });
    expect(again.found[0]?.id).toBe(found[0]?.id);
    expect(again.headers.get("x-cache-tags")?.split(",")).toContain(`C${found[0]?.id ?? ""}`);
  });

  test("finds attributes by code", async () => {
    const body = { query: { terms: { attribute_code: ["color"] } } };
    const { found } = await search(body, {}, { entity: "attribute", store: "de" });
    expect(found).toMatchObject([{ attribute_code: "color", default_frontend_label: "Farbe" }]);
  });

  test("returns 404 for an unknown entity", async () => {
    await expect(platform.get(pathOf("nothing", "pl"))).resolves.toMatchObject({ status: 404 });
  });
});

describe("caching", () => {
  test("allows caching until the next price change, with tags for products and category", async () => {
    const on = platformOn(platform.connection, platform.database);
    const { headers, found } = await search(sunglasses, { size: "2" }, { on });
    expect(headers.get("cache-control")).toBe("public, max-age=86400");
    expect(headers.get("x-cache-tags")).toBe([...found.flatMap(({ id }) => [`P${id}`, `S${id}`]), "C28"].join(","));
    // A special price begins at midnight, 9.5 hours later.
    on.setNow(new Date("2026-11-29T13:30:00Z"));
    const later = await search(sunglasses, { size: "2" }, { on });
    expect(later.headers.get("cache-control")).toBe(`public, max-age=${9.5 * 3600}`);
  });

  test("puts only valid ids into cache tags", async () => {
    const body = { query: { bool: { filter: { terms: { category_ids: ["28\nx", "P1,C2", 29] } } } } };
    const { headers } = await search(body, { size: "1" });
    expect(headers.get("x-cache-tags")).toMatch(/^P\d+,S\d+,C29$/);
  });

  test.each([
    [{ _source_include: "id,name,stock" }, /^P\d+,S\d+,C28$/],
    [{ _source_include: "id,configurable_children" }, /^P\d+,S\d+,C28$/],
    [{ _source_include: "id,name,stock.is_in_stock" }, /^P\d+,C28$/],
    [{ _source_exclude: "*stock" }, /^P\d+,C28$/],
  ])("adds the stock tag only to answers with stock quantities: %o", async (fields, tags) => {
    const { headers } = await search(sunglasses, { size: "1", ...fields });
    expect(headers.get("x-cache-tags")).toMatch(tags);
  });

  test("finds stock quantities only in the known stock fields", async () => {
    const { found } = await search({}, { size: "999", _source_exclude: stockPaths.join(",") });
    const stocks = [...JSON.stringify(found).matchAll(/"stock":\{[^}]*\}/g)].map(([stock]) => stock);
    expect(stocks.length).toBeGreaterThan(100);
    expect(stocks.filter((stock) => stock.includes("qty"))).toEqual([]);
  });
});

test("changes prices as the clock moves forwards and backwards, without a restart", async () => {
  const on = platformOn(platform.connection, platform.database);
  const priceOf = async (now: string) => {
    on.setNow(new Date(now));
    const { found } = await search(bySku("OK-OKTA"), {}, { on });
    const promoted = await search(
      { query: { bool: { filter: [{ term: { sku: "OK-OKTA" } }, { term: { promotion: true } }] } } },
      {},
      { on },
    );
    return [found[0]?.["final_price_incl_tax"], promoted.total];
  };
  await expect(priceOf("2026-11-20T12:00:00Z")).resolves.toEqual([399, 0]);
  await expect(priceOf("2026-12-10T12:00:00Z")).resolves.toEqual([349, 1]);
  await expect(priceOf("2026-12-25T12:00:00Z")).resolves.toEqual([399, 0]);
  await expect(priceOf("2026-12-10T12:00:00Z")).resolves.toEqual([349, 1]);
});

describe("order", () => {
  const black = "MR-BRUNO-BLACK-53";
  const bruno = { sku: black, minor: 329_00 };
  const visitor = { "x-dioptra-visitor": "visitor-a" };
  const readStock = async () => {
    const { found } = await search(bySku("MR-BRUNO"));
    const children: readonly { sku: string; stock: { qty: number; is_in_stock: boolean } }[] = JSON.parse(
      JSON.stringify(found[0]?.["configurable_children"]),
    );
    return { id: found[0]?.id, stock: children.find(({ sku }) => sku === black)?.stock };
  };
  const order = (cartId: string, quantity: number) =>
    platform.post("order/create", orderFor(cartId, { ...bruno, quantity }), visitor);

  test("updates the stock in lists at once and returns the outdated cache tags", async () => {
    const before = await readStock();
    const pieces = before.stock?.qty ?? 0;
    expect(pieces).toBeGreaterThan(2);
    const first = await order(await filledCart(platform, black, 1), 1);
    const outdated = first.headers.get("x-cache-drop")?.split(",") ?? [];
    // Lists and sets are not outdated while the product is in stock.
    expect(outdated).toEqual([`S${before.id ?? ""}`]);
    expect(await readStock()).toMatchObject({ stock: { qty: pieces - 1, is_in_stock: true } });

    const last = await order(await filledCart(platform, black, pieces - 1), pieces - 1);
    expect(last.headers.get("x-cache-drop")?.split(",")).toEqual(
      expect.arrayContaining([`P${before.id ?? ""}`, "C29", "C2"]),
    );
    expect(await readStock()).toMatchObject({ stock: { qty: 0, is_in_stock: false } });
  });

  test("returns no outdated tags when it is refused", async () => {
    const refused = await order(await newCart(platform), 1);
    expect(refused.status).not.toBe(200);
    expect(refused.headers.get("x-cache-drop")).toBeNull();
  });

  test("returns outdated tags again when it is sent again, because the first answer may have been lost", async () => {
    const sku = "OK-ROGALA-BLACK-51";
    const cart = await newCart(platform);
    await putIn(platform, cart, { sku, qty: 1 });
    const sent = orderFor(cart, { sku, minor: 299_00 });
    const placed = await platform.post("order/create", sent, visitor);
    const outdated = placed.headers.get("x-cache-drop");
    expect(outdated).toMatch(/^S\d+$/);
    const again = await platform.post("order/create", sent, visitor);
    expect(again.json).toEqual(placed.json);
    // Only the product is known then, not that only its stock changed.
    expect(again.headers.get("x-cache-drop")).toBe(outdated?.replace("S", "P"));
  });
});

test.each([
  ["too long", JSON.stringify({ query: { terms: { sku: Array.from({ length: 60_000 }, String) } } }), 413],
  ["too deep", `{"query":${'{"bool":{"must":['.repeat(3000)}{"match_all":{}}${"]}}".repeat(3000)}}`, 400],
  ["deep in lists", `{"query":{"terms":{"sku":${"[".repeat(60_000)}${"]".repeat(60_000)}}}}`, 400],
  ["incomplete", '{"query":', 400],
  ["no valid search", '{"script_fields":{}}', 400],
  ["empty", "", 400],
])("refuses a body that is %s, and answers the next search", async (_, body, status) => {
  const headers = { "content-type": "application/json" };
  const request = new Request(`http://shop.test/api/${pathOf("product", "pl")}`, { method: "POST", headers, body });
  const answer = await platform.fetch(request);
  expect(answer.status).toBe(status);
  await expect(search(bySku("HL-NELA"))).resolves.toMatchObject({ total: 1 });
});

test("returns no hits for a page far after the last one", async () => {
  const { total, found } = await search({}, { from: "999999999", size: "4000" });
  expect(total).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
