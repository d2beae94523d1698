import type { SearchQuery } from "storefront-query-builder";
import { describe, expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { openForTests } from "../support/openForTests.ts";
import { bruteForce } from "./support/bruteForce.ts";
import { bodyOf, listed } from "./support/builtBody.ts";

/**
 * Every query of docs/specification/calls.md#call-39, as built by the package that other shops use, on the demo catalogue.
 */
const platform = await openForTests();

type Document = Readonly<Record<string, unknown>> & { readonly id: number };
type Build = (query: SearchQuery) => unknown;
type Address = Readonly<Record<string, string>>;

async function search(entity: string, body: object, address: Address) {
  const { status, json } = await platform.get(
    `vsbridge/catalog/vue_storefront_catalog_pl/${entity}/_search?${new URLSearchParams({ request: JSON.stringify(body), ...address })}`,
  );
  expect(status).toBe(200);
  const { hits }: { hits: { total: { value: number }; hits: { _source: Document }[] } } = JSON.parse(
    JSON.stringify(json),
  );
  return { total: hits.total.value, found: hits.hits.map(({ _source }) => _source) };
}

const documentsByEntity = new Map<string, Promise<readonly Document[]>>();
const all = (entity: string) => {
  const documents = documentsByEntity.get(entity) ?? search(entity, {}, { size: "4000" }).then(({ found }) => found);
  documentsByEntity.set(entity, documents);
  return documents;
};

/** Returns a sort parameter such as `price:asc` in the format of a body. */
const sortOf = ({ sort }: Address) =>
  sort === undefined ? ["id"] : [{ [sort.split(":")[0] ?? ""]: sort.split(":")[1] }];

/** Expects the same answer from the platform and from the brute force. */
async function expectSameAnswer(entity: string, build: Build, address: Address = {}) {
  const body = await bodyOf(build);
  const sized = { size: "4000", ...address, sort: address["sort"] ?? "id:asc" };
  const { total, found } = await search(entity, body, sized);
  const { ids } = bruteForce(await all(entity), { ...body, sort: sortOf(address) });
  expect(total).toBe(ids.length);
  expect(found.map(({ id }) => id)).toEqual(ids.slice(0, Number(sized.size)));
  expect(total).toBeGreaterThan(0);
  return { total, found };
}

/** Builds a query with one filter. */
const is =
  (key: string, value: unknown): Build =>
  (query) =>
    query.applyFilter({ key, value });
const both =
  (...builds: readonly Build[]): Build =>
  (query) => {
    for (const build of builds) build(query);
  };
const among = (...values: readonly unknown[]) => ({ in: values });
const { promotedCategoryIds, homeListSize } = configuration.catalog;

describe("lists of the home page", () => {
  const home = {
    size: String(homeListSize),
    sort: "created_at:desc",
    _source_exclude: "configurable_children,configurable_options",
  };

  test.each([
    ["new products", is("newProduct", { eq: true })],
    ["bestsellers", is("bestseller", { eq: true })],
    ["own products", is("ownProduct", { eq: true })],
    ["products promoted on the home page", is("promoteOnHomePage", { eq: true })],
    ["products promoted on category pages", is("promoteOnCategoryPage", { eq: true })],
    ["popular sunglasses", is("category_ids", among(promotedCategoryIds.sunglasses))],
    ["popular contact lenses", is("category_ids", among(promotedCategoryIds.contactLenses))],
    ["popular prescription glasses", is("category_ids", among(promotedCategoryIds.prescription))],
  ])("lists %s", async (_, build) => {
    const { found } = await expectSameAnswer("product", both(listed, build), home);
    expect(found.length).toBeLessThanOrEqual(homeListSize);
    for (const product of found) expect(product).not.toHaveProperty("configurable_children");
  });

  test.each([["promotion"], ["superPromotion"]])("lists products with %s while prices are reduced", async (flag) => {
    platform.setNow(new Date("2026-12-10T12:00:00Z"));
    documentsByEntity.delete("product");
    const { found } = await expectSameAnswer("product", both(listed, is(flag, { eq: true })), home);
    for (const { special_price_incl_tax: special } of found) expect(special).toBeGreaterThan(0);
    platform.setNow(new Date("2026-11-20T12:00:00Z"));
    documentsByEntity.delete("product");
  });
});

describe("products", () => {
  test.each<[string, Build]>([
    ["by sku", is("sku", among("MR-BRUNO"))],
    ["by the sku of a variant", is("configurable_children.sku", { eq: "MR-BRUNO-BLACK-53" })],
    ["that a set consists of", both(is("sku", among("MR-BRUNO", "HL-NELA")), is("status", among(1)))],
    ["in stock", both(listed, is("stock.is_in_stock", { eq: true }))],
    ["of several categories", both(listed, is("category_ids", among(28, 41, 42, 131)))],
    ["of a shape and a price", both(listed, is("shape", among("round", "panto")), is("price", { gte: 101, lte: 250 }))],
    ["except one", both(listed, is("id", { nin: [1] }))],
  ])("finds products %s", async (_, build) => {
    await expectSameAnswer("product", build);
  });

  test("finds a product by slug", async () => {
    const nela = (await all("product")).find(({ sku }) => sku === "HL-NELA");
    const { found } = await expectSameAnswer("product", is("url_key", { eq: nela?.["slug"] }));
    expect(found).toEqual([nela]);
  });

  test.each(["updated_at:desc", "final_price:asc", "final_price:desc"])("sorts by %s", async (sort) => {
    await expectSameAnswer("product", both(listed, is("category_ids", among(29))), { sort, size: "50" });
  });

  test("returns only the requested fields", async () => {
    const { found } = await expectSameAnswer("product", listed, { _source_include: "id,sku,stock.qty", size: "5" });
    for (const product of found) expect(Object.keys(product).toSorted()).toEqual(["id", "sku", "stock"]);
  });
});

describe("other entities", () => {
  test.each<[string, Build, Address]>([
    ["category", is("is_active", { eq: true }), { sort: "position:asc" }],
    ["category", both(is("parent_id", among(2)), is("is_active", { eq: true })), { sort: "position:asc" }],
    ["category", is("id", { eq: 41 }), {}],
    ["category", both(is("level", among(2, 3)), is("product_count", { gt: 0 })), { sort: "position:asc" }],
    ["attribute", is("attribute_code", among("color", "shape", "brand")), { size: "150" }],
    ["attribute", is("attribute_id", among(81, 82, 83, 84, 85)), { size: "150" }],
    ["attribute", () => {}, { size: "150" }],
    ["article", () => {}, { size: "4000", sort: "id:desc" }],
    ["article", is("id", { eq: 3 }), {}],
    ["article", is("slug", { eq: "jak-dobrac-oprawki" }), {}],
    ["article", is("code", among("hinges", "lens-care")), {}],
    ["article", is("categories", among("care")), { size: "3", sort: "id:desc" }],
    ["taxrule", is("product_tax_class_ids", among(1, 3)), {}],
    ["taxrule", is("rates.tax_country_id", { eq: "DE" }), {}],
    ["attributes_description", is("taxon", { eq: 29 }), {}],
    ["attributes_description", is("required_matches", { gte: 1 }), { size: "100" }],
    ["cms_page", is("identifier", { eq: "returns" }), { size: "500" }],
    ["cms_page", is("id", among(1, 2, 3)), {}],
    ["cms_block", is("identifier", among("newsletter", "lens-facts")), { size: "150" }],
    ["cms_block", is("id", { eq: 1 }), { size: "500" }],
    ["cms_hierarchy", is("identifier", { eq: "customer-service" }), {}],
    ["cms_hierarchy", is("parent_id", { eq: 1 }), { sort: "position:asc" }],
    ["front_block", () => {}, { size: "4000" }],
    ["front_block", both(is("page", { eq: "home" }), is("section", { eq: "sizes" })), { size: "4000" }],
    ["cms_faq", () => {}, { sort: "position:asc" }],
    ["cms_faq", is("code", { eq: "delivery-time" }), { sort: "position:asc" }],
    ["cms_faq", is("category_code", { eq: "returns" }), { sort: "position:asc" }],
    ["user_review", is("product_id", among(1, 2, 3, 4, 5, 6, 7, 8)), { sort: "created_at:desc", size: "4" }],
    ["salon", is("code", { eq: "okulary-torun" }), {}],
  ])("finds %s %#", async (entity, build, address) => {
    await expectSameAnswer(entity, build, address);
  });
});
