import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { toWireSearchBody, toWireSearchQuery } from "#contract/catalog/search.ts";
import { searchBody } from "#contract/catalog/searchBody.ts";

test("searches among visible and enabled products", () => {
  const body = toWireSearchBody({ filters: { sku: ["FR-100"] } });
  expect(body).toEqual({
    query: {
      bool: {
        filter: {
          bool: {
            must: [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }, { terms: { sku: ["FR-100"] } }],
          },
        },
      },
    },
  });
  expect(searchBody.parse(body)).toEqual(body);
});

test.each([
  { search: {}, query: { from: "0", size: "50" }, name: "50 from the start" },
  {
    search: { size: 0, start: -5 },
    query: { from: "0", size: "50" },
    name: "50 for a size of 0, from 0 for a negative start",
  },
  {
    search: {
      size: 20,
      sort: { by: "created_at", direction: "desc" as const },
      excludeFields: ["configurable_children"],
    },
    query: { from: "0", size: "20", sort: "created_at:desc", _source_exclude: "configurable_children" },
    name: "a list without some fields",
  },
])("requests $name", ({ search, query }) => {
  const { request, ...rest } = toWireSearchQuery(search);
  expect(rest).toEqual(query);
  expect(JSON.parse(request ?? "")).toEqual(toWireSearchBody(search));
});

test("accepts a single filter without a list", () => {
  expect(searchBody.safeParse({ query: { bool: { filter: { terms: { sku: ["FR-100"] } } } } }).success).toBe(true);
});

test.each([[12], [{ value: 12, relation: "eq" }]])("reads a total of %j", (total) => {
  expect(endpoints.productSearch.result("PLN").parse({ hits: { total, hits: [] } })).toEqual({
    products: [],
    total: 12,
  });
});

test("refuses an answer without hits", () => {
  expect(endpoints.productSearch.result("PLN").safeParse({ error: "index missing" }).success).toBe(false);
});
