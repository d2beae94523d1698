import { expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { isLongSearch, toWireListQuery } from "#contract/catalog/list.ts";
import { pricedIn } from "#domain/catalog/facetSetting.ts";
import { type ListFilter, type ListSearch, listSearchOf } from "#domain/catalog/listSearch.ts";

const { search: searchRules, filters } = configuration;
const rules = {
  ...searchRules,
  listOutOfStockProducts: true,
  maximumQuerySize: filters.maximumQuerySize,
  variantAttributes: ["color", "width"],
};

const search: ListSearch = {
  categoryIds: [29, 41],
  text: null,
  filters: [],
  facets: [],
  order: { by: "price", direction: "ascending" },
  start: 50,
  size: 50,
};

const bodyOf = (changes: Partial<ListSearch>, listRules = rules) =>
  JSON.parse(toWireListQuery({ ...search, ...changes }, listRules).request ?? "");
const must = (body: { query: { bool: { filter: { bool: { must: unknown[] } } } } }) => body.query.bool.filter.bool.must;

const shape: ListFilter = { code: "shape", perVariant: false, options: ["panto", "round"] };
const width: ListFilter = { code: "width", perVariant: true, range: { from: 46, to: 55 } };
const price: ListFilter = { code: "price", above: 100, upTo: 250 };

test("requests the visible and enabled products of a category, sorted by gross price, from the second page", () => {
  expect(must(bodyOf({}))).toEqual([
    { terms: { visibility: [2, 3, 4] } },
    { terms: { status: [0, 1] } },
    { terms: { category_ids: [29, 41] } },
  ]);
  expect(toWireListQuery(search, rules)).toMatchObject({ from: "50", size: "50", sort: "final_price_incl_tax:asc" });
});

test("never asks for more products at once than the configuration allows", () => {
  expect(toWireListQuery({ ...search, size: 5000 }, rules).size).toBe("999");
});

test("lists the visibilities and statuses of the configuration", () => {
  const { listedVisibilities, listedStatuses } = configuration.catalog;
  expect(must(bodyOf({})).slice(0, 2)).toEqual([
    { terms: { visibility: listedVisibilities } },
    { terms: { status: listedStatuses } },
  ]);
});

test("leaves out sold-out products when the shop does not list them", () => {
  expect(must(bodyOf({}, { ...rules, listOutOfStockProducts: false }))).toContainEqual({
    terms: { "stock.is_in_stock": [true] },
  });
});

test("filters by a flag", () => {
  expect(must(bodyOf({ categoryIds: null, flag: "bestseller" }))).toContainEqual({ terms: { bestseller: [true] } });
});

test.each<[string, ListFilter, unknown]>([
  ["options of the product", shape, { terms: { shape: ["panto", "round"] } }],
  ["a price above one limit and up to another", price, { range: { final_price_incl_tax: { gt: 100, lte: 250 } } }],
  [
    "a price above the last range",
    { code: "price", above: 500, upTo: null },
    { range: { final_price_incl_tax: { gt: 500 } } },
  ],
])("filters by %s", (_name, filter, clause) => {
  expect(bodyOf({ filters: [filter] }).post_filter).toEqual({ bool: { must: [clause] } });
});

test("requires that one variant passes all filters that variants differ in, and the price", () => {
  const color: ListFilter = { code: "color", perVariant: true, options: ["55"] };
  const bridge: ListFilter = { code: "bridge", perVariant: true, range: { from: null, to: 18 } };
  const [ofProduct, { nested }] = bodyOf({ filters: [color, shape, width, bridge, price] }).post_filter.bool.must;
  expect(ofProduct).toEqual({ terms: { shape: ["panto", "round"] } });
  expect(nested).toMatchObject({ path: "configurable_children", score_mode: "none" });
  expect(nested.query.bool.must).toEqual([
    { terms: { "configurable_children.status": [0, 1] } },
    { terms: { "configurable_children.color": ["55"] } },
    { range: { "configurable_children.width": { gte: 46, lte: 55 } } },
    { range: { "configurable_children.bridge": { lte: 18 } } },
    { range: { "configurable_children.final_price_incl_tax": { gt: 100, lte: 250 } } },
  ]);
  expect(nested.inner_hits).toMatchObject({ name: "variants" });
});

test("says which searches are too long for an address", () => {
  const chosen = {
    shape: ["round"],
    color: ["55"],
    material: ["acetate"],
    price: ["..400"],
    width: ["50-54"],
    bridge: ["16-20"],
    length: ["138-142"],
  };
  const address = { chosen, sort: null, page: 1, text: null };
  const full = listSearchOf(
    address,
    { categoryIds: Array.from({ length: 60 }, (_, id) => 200 + id), pageSize: 50 },
    pricedIn(configuration.filters, "PLN"),
  );
  expect(isLongSearch(toWireListQuery(full, rules))).toBe(true);
  expect(isLongSearch(toWireListQuery({ ...full, filters: full.filters.slice(0, 1) }, rules))).toBe(false);
});

test("counts each facet without its own filter, and the others with all filters", () => {
  const facets = ["shape", "brand"].map((code) => ({ code, perVariant: false, size: 100 }));
  const clause = { terms: { shape: ["panto", "round"] } };
  expect(bodyOf({ facets, filters: [shape] }).aggs).toEqual({
    others: {
      filter: { bool: { must: [clause] } },
      aggs: { agg_terms_brand: { terms: { field: "brand", size: 100 } } },
    },
    own_shape: {
      filter: { bool: { must: [] } },
      aggs: { agg_terms_shape: { terms: { field: "shape", size: 100 } } },
    },
  });
});

test("searches for all words of a text, in any of the fields", () => {
  expect(bodyOf({ text: "nela czarna" }).query.bool.must).toEqual([
    { combined_fields: { query: "nela czarna", fields: ["name^4", "sku^2", "category.name^1"], operator: "and" } },
  ]);
});
