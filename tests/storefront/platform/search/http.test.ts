import { describe, expect, test } from "vitest";
import { piecesPaths } from "#platform/search/cacheTags.ts";
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

interface Answered {
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
  const { hits, aggregations, attribute_metadata }: Answered = JSON.parse(JSON.stringify(json));
  const found = hits.hits.map(({ _source }) => _source);
  return { total: hits.total.value, found, hits: hits.hits, aggregations, attribute_metadata, headers };
}

const bySku = (sku: string) => ({ query: { bool: { filter: { terms: { sku: [sku] } } } } });
const sunglasses = { query: { bool: { filter: { terms: { category_ids: [28] } } } } };

describe("a list", () => {
  test("is narrowed, counted, sorted and cut", async () => {
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

  test("that is counted brings the words for what it counts, once", async () => {
    const aggs = { agg_terms_shape: { terms: { field: "shape" } } };
    const { attribute_metadata: words } = await search({ aggs }, { size: "1" });
    expect(words?.map(({ attribute_code: code }) => code)).toEqual(expect.arrayContaining(["shape", "color", "brand"]));
    await expect(search({}, { size: "1" })).resolves.toMatchObject({ attribute_metadata: undefined });
  });

  test.each([
    { query: {}, expected: 50, name: "50 for no size" },
    { query: { size: "0" }, expected: 50, name: "50 for a size of 0" },
    { query: { size: "-3" }, expected: 50, name: "50 for a size below 0" },
    { query: { size: "7", from: "-2" }, expected: 7, name: "from the beginning for a start below 0" },
    { query: { size: "100000" }, expected: null, name: "no more than there are" },
  ])("has $name", async ({ query, expected }) => {
    const { total, found } = await search({ sort: ["id"] }, query);
    expect(found).toHaveLength(Math.min(expected ?? total, total));
    expect(found[0]?.id).toBe(1);
  });

  test("may say in its body what is not said in its address", async () => {
    const { found, hits } = await search({ from: 2, size: 3, sort: [{ id: "desc" }], _source: ["id", "stock.qty"] });
    expect(found.map((source) => Object.keys(source))).toEqual([
      ["id", "stock"],
      ["id", "stock"],
      ["id", "stock"],
    ]);
    expect(hits.map(({ _score }) => _score)).toEqual([null, null, null]);
    const addressed = await search(
      { from: 2, size: 3, sort: [{ id: "desc" }] },
      { from: "3", size: "1", sort: "id:desc" },
    );
    expect(addressed.found.map(({ id }) => id)).toEqual([found[1]?.id]);
  });

  test("is the same by POST, which nobody keeps", async () => {
    const got = await search(sunglasses, { size: "5" });
    const { json, headers } = await platform.post(`${pathOf("product", "pl")}?size=5`, sunglasses);
    expect(JSON.parse(JSON.stringify(json)).hits.hits).toEqual(got.hits);
    expect(headers.get("cache-control")).toBe("no-cache, no-store");
  });
});

describe("typed by a shopper", () => {
  test.each([
    { typed: "nella", store: "pl", sku: "HL-NELA" },
    { typed: "NELA", store: "de", sku: "HL-NELA" },
    { typed: "hl-nela", store: "pl", sku: "HL-NELA" },
  ])("$typed finds $sku first", async ({ typed, store, sku }) => {
    const { found } = await search(textBody(typed), {}, { store });
    expect(found[0]?.sku).toBe(sku);
  });

  test.each([
    { typed: "korekcjne", store: "pl", kind: "prescription-glasses" },
    { typed: "przeciwsloneczne", store: "pl", kind: "sunglasses" },
    { typed: "sonnenbrile", store: "de", kind: "sunglasses" },
    { typed: "lesebrile", store: "de", kind: "reading-glasses" },
    { typed: "kontaktlinsn", store: "de", kind: "contact-lenses" },
  ])("$typed finds $kind in $store", async ({ typed, store, kind }) => {
    const { found, total } = await search(textBody(typed), { size: "500" }, { store });
    expect(total).toBeGreaterThan(5);
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set([kind]));
  });
});

describe("other indexes", () => {
  test("categories are found by parent and slug, in their order", async () => {
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

  test("attributes are found by code", async () => {
    const body = { query: { terms: { attribute_code: ["color"] } } };
    const { found } = await search(body, {}, { entity: "attribute", store: "de" });
    expect(found).toMatchObject([{ attribute_code: "color", default_frontend_label: "Farbe" }]);
  });

  test("there are no more", async () => {
    await expect(platform.get(pathOf("nothing", "pl"))).resolves.toMatchObject({ status: 404 });
  });
});

describe("an answer may be kept", () => {
  test("until the next price changes, and says what it depends on", async () => {
    const on = platformOn(platform.connection, platform.database);
    const { headers, found } = await search(sunglasses, { size: "2" }, { on });
    expect(headers.get("cache-control")).toBe("public, max-age=86400");
    expect(headers.get("x-cache-tags")).toBe([...found.flatMap(({ id }) => [`P${id}`, `S${id}`]), "C28"].join(","));
    // A special price begins at midnight, nine hours and a half later.
    on.setNow(new Date("2026-11-29T13:30:00Z"));
    const later = await search(sunglasses, { size: "2" }, { on });
    expect(later.headers.get("cache-control")).toBe(`public, max-age=${9.5 * 3600}`);
  });

  test("with nothing in its tags that was not an id", async () => {
    const body = { query: { bool: { filter: { terms: { category_ids: ["28\nx", "P1,C2", 29] } } } } };
    const { headers } = await search(body, { size: "1" });
    expect(headers.get("x-cache-tags")).toMatch(/^P\d+,S\d+,C29$/);
  });

  test.each([
    [{ _source_include: "id,name,stock" }, /^P\d+,S\d+,C28$/],
    [{ _source_include: "id,configurable_children" }, /^P\d+,S\d+,C28$/],
    [{ _source_include: "id,name,stock.is_in_stock" }, /^P\d+,C28$/],
    [{ _source_exclude: "*stock" }, /^P\d+,C28$/],
  ])("however many pieces are left, when it does not tell that: %o", async (fields, tags) => {
    const { headers } = await search(sunglasses, { size: "1", ...fields });
    expect(headers.get("x-cache-tags")).toMatch(tags);
  });

  test("which is told nowhere else", async () => {
    const { found } = await search({}, { size: "999", _source_exclude: piecesPaths.join(",") });
    const stocks = [...JSON.stringify(found).matchAll(/"stock":\{[^}]*\}/g)].map(([stock]) => stock);
    expect(stocks.length).toBeGreaterThan(100);
    expect(stocks.filter((stock) => stock.includes("qty"))).toEqual([]);
  });
});

test("prices follow the clock, there and back, without a start", async () => {
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

describe("an order", () => {
  const black = "MR-BRUNO-BLACK-53";
  const bruno = { sku: black, minor: 329_00 };
  const visitor = { "x-dioptra-visitor": "visitor-a" };
  const left = async () => {
    const { found } = await search(bySku("MR-BRUNO"));
    const children: readonly { sku: string; stock: { qty: number; is_in_stock: boolean } }[] = JSON.parse(
      JSON.stringify(found[0]?.["configurable_children"]),
    );
    return { id: found[0]?.id, stock: children.find(({ sku }) => sku === black)?.stock };
  };
  const order = (cartId: string, quantity: number) =>
    platform.post("order/create", orderFor(cartId, { ...bruno, quantity }), visitor);

  test("is seen in the lists at once, and says which answers are outdated", async () => {
    const before = await left();
    const pieces = before.stock?.qty ?? 0;
    expect(pieces).toBeGreaterThan(2);
    const first = await order(await filledCart(platform, black, 1), 1);
    const outdated = first.headers.get("x-cache-drop")?.split(",") ?? [];
    // What tells how many there are; no list and no set, since there are some left.
    expect(outdated).toEqual([`S${before.id ?? ""}`]);
    expect(await left()).toMatchObject({ stock: { qty: pieces - 1, is_in_stock: true } });

    const last = await order(await filledCart(platform, black, pieces - 1), pieces - 1);
    expect(last.headers.get("x-cache-drop")?.split(",")).toEqual(
      expect.arrayContaining([`P${before.id ?? ""}`, "C29", "C2"]),
    );
    expect(await left()).toMatchObject({ stock: { qty: 0, is_in_stock: false } });
  });

  test("that is refused outdates nothing", async () => {
    const refused = await order(await newCart(platform), 1);
    expect(refused.status).not.toBe(200);
    expect(refused.headers.get("x-cache-drop")).toBeNull();
  });

  test("that is sent again says again what it outdates, as its first answer may have been lost", async () => {
    const sku = "OK-ROGALA-BLACK-51";
    const cart = await newCart(platform);
    await putIn(platform, cart, { sku, qty: 1 });
    const sent = orderFor(cart, { sku, minor: 299_00 });
    const placed = await platform.post("order/create", sent, visitor);
    const outdated = placed.headers.get("x-cache-drop");
    expect(outdated).toMatch(/^S\d+$/);
    const again = await platform.post("order/create", sent, visitor);
    expect(again.json).toEqual(placed.json);
    // Nobody knows any more of it than whose it is.
    expect(again.headers.get("x-cache-drop")).toBe(outdated?.replace("S", "P"));
  });
});

test.each([
  ["too long", JSON.stringify({ query: { terms: { sku: Array.from({ length: 60_000 }, String) } } }), 413],
  ["too deep", `{"query":${'{"bool":{"must":['.repeat(3000)}{"match_all":{}}${"]}}".repeat(3000)}}`, 400],
  ["deep in lists", `{"query":{"terms":{"sku":${"[".repeat(60_000)}${"]".repeat(60_000)}}}}`, 400],
  ["not finished", '{"query":', 400],
  ["no search", '{"script_fields":{}}', 400],
  ["nothing", "", 400],
])("a body that is %s is refused, and the platform lives on", async (_, body, status) => {
  const headers = { "content-type": "application/json" };
  const request = new Request(`http://shop.test/api/${pathOf("product", "pl")}`, { method: "POST", headers, body });
  const answer = await platform.fetch(request);
  expect(answer.status).toBe(status);
  await expect(search(bySku("HL-NELA"))).resolves.toMatchObject({ total: 1 });
});

test("pages far behind the last are empty", async () => {
  const { total, found } = await search({}, { from: "999999999", size: "4000" });
  expect(total).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
