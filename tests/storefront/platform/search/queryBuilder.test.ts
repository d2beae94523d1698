import type { SearchQuery } from "storefront-query-builder";
import { describe, expect, test } from "vitest";
import { search } from "#configuration/search.ts";
import { createIndex } from "#platform/search/engine/createIndex.ts";
import { searchDocuments } from "../../../bench/searchDocuments.ts";
import { ask, countsOf } from "./support/ask.ts";
import { bruteForce } from "./support/bruteForce.ts";
import { bodyOf, listed, plain, weighted } from "./support/builtBody.ts";

const documents = searchDocuments(300);
const index = createIndex(documents);

/** Expects the same answer from the index and from the brute force. */
async function expectSameAnswer(build: (query: SearchQuery) => unknown) {
  const body = await bodyOf(build);
  const { hits, total, aggregations } = ask(index, { sort: ["id"], ...body });
  const expected = bruteForce(documents, { sort: ["id"], ...body });
  expect(hits.map(({ document }) => document.id)).toEqual(expected.ids);
  expect(total).toBe(expected.ids.length);
  expect(countsOf(aggregations ?? {})).toEqual(expected.counts);
  return { body, total };
}

describe("storefront-query-builder", () => {
  test("lists a category with its filters", async () => {
    const { body, total } = await expectSameAnswer((query) => {
      listed(query).applyFilter({ key: "category_ids", value: { in: [28, 29, 131] } });
      for (const field of ["color", "size", "shape", "brand", "price"]) {
        query.addAvailableFilter({ field, scope: "catalog" });
      }
    });
    expect(body).toMatchObject({ aggs: { agg_terms_color_options: { terms: { field: "color_options", size: 10 } } } });
    expect(total).toBeGreaterThan(100);
  });

  test("filters by a colour of products or their children", async () => {
    const { body, total } = await expectSameAnswer((query) =>
      listed(query).applyFilter({ key: "color", value: { in: [49] }, scope: "catalog" }),
    );
    expect(JSON.stringify(body)).toContain('{"match":{"type_id":"configurable"}}');
    expect(total).toBeGreaterThan(10);
    expect(total).toBeLessThan(200);
  });

  test("filters by a price range", async () => {
    const { total } = await expectSameAnswer((query) =>
      listed(query).applyFilter({ key: "price", value: { gte: 101, lte: 250 }, scope: "catalog" }),
    );
    expect(total).toBeGreaterThan(10);
    expect(total).toBeLessThan(100);
  });

  test("finds products by sku", async () => {
    const { body, total } = await expectSameAnswer((query) =>
      query.applyFilter({ key: "sku", value: { in: ["FR-100", "FR-7"] } }),
    );
    expect(body).toEqual({ query: { bool: { filter: { terms: { sku: ["FR-100", "FR-7"] } } } } });
    expect(total).toBe(2);
  });

  test("finds a product by the sku of a child", async () => {
    const sku = documents[3]?.configurable_children[0]?.sku;
    const { total } = await expectSameAnswer((query) =>
      listed(query).applyFilter({ key: "configurable_children.sku", value: { eq: sku } }),
    );
    expect(total).toBe(1);
  });

  test.each([
    ["updated_at", "desc"],
    ["final_price", "asc"],
    ["final_price", { order: "desc", missing: "_last" }],
    ["uv_category", { order: "asc", missing: "_first" }],
  ])("sorts by %s %j", async (field, options) => {
    await expectSameAnswer((query) => listed(query).applySort({ field, options }));
  });

  test("finds all products with an empty query", async () => {
    const { body, total } = await expectSameAnswer(() => {});
    expect(body).toEqual({});
    expect(total).toBe(documents.length);
  });

  test("supports every operator", async () => {
    const operators: readonly (readonly [string, unknown])[] = [
      ["brand", { neq: "halny" }],
      ["shape", { nin: ["panto", "round"] }],
      ["color", { eq: null }],
      ["nowhere", { neq: null }],
      ["final_price", { gt: 150 }],
      ["price", { from: 100, to: 900 }],
      ["width_options", { moreq: 45 }],
      ["material", { or: ["metal"] }],
      ["rim", { nor: ["full"] }],
      ["size_options", { orGte: 172 }],
      ["uv_category", { or: null }],
      ["gender", { nor: null }],
    ];
    for (const [key, value] of operators) {
      await expectSameAnswer((query) => listed(query).applyFilter({ key, value }));
    }
    await expectSameAnswer((query) => {
      for (const [key, value] of operators) listed(query).applyFilter({ key, value });
    });
  });

  test.each([
    "nela",
    "nelabru",
    "okulary korekcyjne",
    "FR-17",
    "kwadratwe",
    "prostokatne",
    "mirno okragle owalne pilotki",
  ])("searches for the text %s", async (text) => {
    for (const config of [plain, weighted]) {
      const body = await bodyOf((query) => listed(query).setSearchText(text), config);
      const query = Object.entries(body).find(([name]) => name === "query")?.[1];
      // Clients exclude non-matches by a minimum score. Here a clause requires the text to match.
      const words = JSON.parse(
        JSON.stringify(query).replace('"should":[{"multi', '"minimum_should_match":1,"should":[{"multi'),
      );
      const found = ask(index, { query: words, sort: ["id"] }).hits.map(({ document }) => document.id);
      expect(found).toEqual(bruteForce(documents, { query: words, sort: ["id"] }).ids);
      const scored = ask(index, { ...body, min_score: search.minimumScore }).hits;
      expect(scored.map(({ document }) => document.id).toSorted((a, b) => a - b)).toEqual(
        config === plain ? found : expect.any(Array),
      );
    }
  });
});
