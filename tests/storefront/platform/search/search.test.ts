import type { ProductKind } from "#domain/product/product.ts";
import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { toWireSearchBody, toWireSearchQuery, type ProductSearch } from "#contract/catalog/search.ts";
import type { Currency } from "#domain/money.ts";
import { frameShapes, rims } from "@dioptra/ui/eyewear";
import { seedContent } from "#demo/content.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn } from "../support/openTestPlatform.ts";

const zl = (minor: number) => ({ minor, currency: "PLN" });

const platform = await openForTests();

const path = (store: string) => `vsbridge/catalog/vue_storefront_catalog_${store}/product/_search`;

async function search(request: ProductSearch, store = "pl", on = platform) {
  const query = new URLSearchParams(toWireSearchQuery(request));
  const { json } = await on.get(`${path(store)}?${query}`);
  const currency: Currency = store === "de" ? "EUR" : "PLN";
  return endpoints.productSearch.result(currency).parse(json);
}

async function find(sku: string, store = "pl", on = platform) {
  const { products } = await search({ filters: { sku: [sku] } }, store, on);
  const [product] = products;
  if (!product) throw new Error(`${sku} was not found.`);
  return product;
}

const sold: ReadonlySet<ProductKind> = new Set(["prescription-glasses", "sunglasses", "reading-glasses"]);

test("lists all products in both store views, with a drawable frame for every variant", async () => {
  for (const store of ["pl", "de"]) {
    const { products, total } = await search({ size: 1000 }, store);
    expect(total).toBe(seedContent.products.length);
    expect(products).toHaveLength(total);
    const frames = products.filter(({ kind }) => kind !== null && sold.has(kind));
    for (const { frame, variants } of frames) {
      expect(frame).not.toBeNull();
      expect(variants.length).toBeGreaterThan(1);
      expect(variants.map((variant) => variant.frame)).not.toContain(null);
    }
    expect(new Set(frames.map(({ frame }) => frame?.shape))).toEqual(new Set(frameShapes));
    expect(new Set(frames.map(({ frame }) => frame?.rim))).toEqual(new Set(rims));
  }
});

test("returns a product in the language and currency of the store view", async () => {
  const polish = await find("OK-LINIA");
  const german = await find("OK-LINIA", "de");
  expect(polish).toMatchObject({
    slug: "linia-prostokatne-polramkowe",
    brand: "Okno 27",
    price: { current: { minor: 319_20, currency: "PLN" } },
    facts: expect.arrayContaining([
      { code: "shape", name: "Kształt", value: "Prostokątne" },
      { code: "rim", name: "Oprawa", value: "Półramkowa" },
    ]),
  });
  expect(german).toMatchObject({
    slug: "linia-rechteckig-halbrand",
    price: { current: { minor: 71_20, currency: "EUR" } },
    facts: expect.arrayContaining([{ code: "material", name: "Material", value: "Metall" }]),
  });
  expect(polish.options.map(({ label }) => label)).toEqual(["Kolor", "Rozmiar"]);
  expect(german.options.map(({ label }) => label)).toEqual(["Farbe", "Größe"]);
});

test("gives each variant a distinct combination of option values", async () => {
  const { products } = await search({});
  for (const { options, variants } of products) {
    const chosen = variants.map(({ values }) => options.map(({ code }) => values[code]).join(" "));
    expect(new Set(chosen).size).toBe(variants.length);
    for (const { values } of variants) {
      for (const { code, values: offered } of options) expect(offered.map(({ id }) => id)).toContain(values[code]);
    }
  }
});

describe("product search", () => {
  test.each([
    { filters: { sku: ["HL-NELA"] }, name: "sku" },
    { filters: { url_key: ["nela-panto-z-acetatu"] }, name: "slug" },
    { filters: { "configurable_children.sku": ["HL-NELA-WINE-51"] }, name: "the sku of a variant" },
    { filters: { sku: ["HL-NELA", "HL-MGLA"], url_key: ["nela-panto-z-acetatu"] }, name: "several filters together" },
  ])("finds a product by $name", async ({ filters }) => {
    const { products, total } = await search({ filters });
    expect(products.map(({ sku }) => sku)).toEqual(["HL-NELA"]);
    expect(total).toBe(1);
  });

  test("finds nothing for unknown values", async () => {
    await expect(search({ filters: { sku: ["NO-SUCH"] } })).resolves.toEqual({ products: [], total: 0 });
    await expect(search({ filters: { url_key: ["nela-panto-z-acetatu"] } }, "de")).resolves.toMatchObject({ total: 0 });
  });

  test("accepts a body sent by POST", async () => {
    const { json } = await platform.post(path("pl"), toWireSearchBody({ filters: { sku: ["HL-NELA"] } }));
    expect(endpoints.productSearch.result("PLN").parse(json).total).toBe(1);
  });
});

test("pages a list in the requested order", async () => {
  const newest = { by: "created_at", direction: "desc" as const };
  const first = await search({ sort: newest, size: 5 });
  const rest = await search({ sort: newest, start: 5, size: 1000 });
  const { length } = seedContent.products;
  expect([first.total, first.products.length, rest.products.length]).toEqual([length, 5, length - 5]);
  const arrivalBySku = new Map(seedContent.products.map((product) => [product.sku, product.arrivalDay]));
  const days = [...first.products, ...rest.products].map(({ sku }) => arrivalBySku.get(sku) ?? Number.NaN);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  const oldest = await search({ sort: { by: "created_at", direction: "asc" }, size: 1 });
  expect(arrivalBySku.get(oldest.products[0]?.sku ?? "")).toBe(days.at(-1));
});

test("leaves out excluded fields", async () => {
  const excludeFields = ["configurable_children", "configurable_options", "description", "description_blocks"];
  const query = new URLSearchParams(toWireSearchQuery({ excludeFields, size: 1 }));
  const { json } = await platform.get(`${path("pl")}?${query}`);
  expect(JSON.stringify(json)).not.toMatch(/configurable_|description/);
  expect(endpoints.productSearch.result("PLN").parse(json).products[0]).toMatchObject({ sku: "HL-NELA", variants: [] });
});

describe("price", () => {
  test.each([
    {
      sku: "HL-NELA",
      current: 279_00,
      lowest: 299_00,
      name: "compares a reduction with the lowest price of 30 days",
    },
    {
      sku: "OK-ROGALA",
      current: 299_00,
      lowest: 369_00,
      name: "keeps the reference price of a promotion longer than 30 days",
    },
    { sku: "OK-OKTA", current: 399_00, lowest: null, name: "hides a special price that has not begun" },
    { sku: "HL-MGLA", current: 349_00, lowest: null, name: "hides a special price that has ended" },
  ])("$name", async ({ sku, current, lowest }) => {
    const { price } = await find(sku);
    expect(price).toEqual({ current: zl(current), reduction: lowest && { lowestOf30Days: zl(lowest) } });
  });

  test("changes when a special price begins and ends", async () => {
    const later = platformOn(platform.connection, platform.database);
    later.setNow(new Date("2026-12-10T12:00:00Z"));
    await expect(find("OK-OKTA", "pl", later)).resolves.toMatchObject({
      price: { current: zl(349_00), reduction: { lowestOf30Days: zl(399_00) } },
    });
    later.setNow(new Date("2026-12-25T12:00:00Z"));
    await expect(find("OK-OKTA", "pl", later)).resolves.toMatchObject({
      price: { current: zl(399_00), reduction: null },
    });
  });

  test("contains the VAT of the store view's country", async () => {
    const { json } = await platform.get(
      `${path("pl")}?request=${encodeURIComponent(JSON.stringify(toWireSearchBody({ filters: { sku: ["MR-BRUNO"] } })))}`,
    );
    expect(json).toMatchObject({
      hits: {
        hits: [{ _source: { price: 267.48, price_tax: 61.52, price_incl_tax: 329, special_price_incl_tax: 0 } }],
      },
    });
  });
});

test("returns the stock of each variant, and their sum as the stock of the product", async () => {
  const sold = await find("OK-PLASTER");
  expect(sold.stock).toEqual({ inStock: false, quantity: 0 });
  const nela = await find("HL-NELA");
  const quantities = nela.variants.map(({ stock }) => stock.quantity);
  expect(nela.stock).toEqual({ inStock: true, quantity: quantities.reduce((sum, each) => sum + each, 0) });
  expect(quantities).toContain(0);
  expect(quantities).toContain(2);
});

test.each([
  { query: "request=%7Bnot-json", name: "invalid JSON" },
  { query: `request=${encodeURIComponent('{"query":{"nonsense-x":{}}}')}`, name: "a query that is not parseBody" },
  { query: "sort=price:sideways-x", name: "an invalid order" },
])("refuses $name without repeating it", async ({ query }) => {
  const { status, json } = await platform.get(`${path("pl")}?${query}`);
  expect(status).toBe(400);
  expect(json).toMatchObject({ code: 400, result: { code: "MALFORMED" } });
  expect(JSON.stringify(json)).not.toMatch(/not-json|nonsense-x|sideways-x/);
});

test("finds nothing by an unknown field", async () => {
  const request = JSON.stringify(toWireSearchBody({})).replace("status", "constructor");
  const { json } = await platform.get(`${path("pl")}?${new URLSearchParams({ request })}`);
  expect(endpoints.productSearch.result("PLN").parse(json)).toEqual({ products: [], total: 0 });
});

test.each(["en", "xx"])("returns 404 for the store view %s", async (store) => {
  const { status } = await platform.get(path(store));
  expect(status).toBe(404);
});
