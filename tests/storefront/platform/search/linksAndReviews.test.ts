import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { toWireReviewQuery } from "#contract/catalog/review.ts";
import { toWireSearchQuery } from "#contract/catalog/search.ts";
import { runScript } from "../support/emptyDatabase.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();

async function ask(entity: string, query: Partial<Record<string, string>>, store = "pl") {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value = ""]) => [name, value]));
  return (await platform.get(`vsbridge/catalog/vue_storefront_catalog_${store}/${entity}/_search?${parameters}`)).json;
}

const products = async () =>
  endpoints.productSearch.result("PLN").parse(await ask("product", toWireSearchQuery({ size: 1000 }))).products;

test("links every product to similar ones, never to itself, and frames to related products", async () => {
  const found = await products();
  const kindOf = new Map(found.map(({ parentSku, kind }) => [parentSku, kind]));
  for (const { parentSku, kind, frame, similarSkus, relatedSkus } of found) {
    expect(similarSkus).not.toContain(parentSku);
    for (const sku of similarSkus) expect(kindOf.get(sku)).toBe(kind);
    if (frame) expect([similarSkus.length, relatedSkus.length > 0]).toEqual([8, true]);
  }
});

test("returns links with type, sku and position", async () => {
  const query = { ...toWireSearchQuery({ filters: { sku: ["MR-LUNA"] } }), _source_include: "product_links" };
  const { hits } = (await ask("product", query)) as { hits: { hits: { _source: { product_links: unknown[] } }[] } };
  expect(hits.hits[0]?._source.product_links).toContainEqual({
    sku: "MR-LUNA",
    link_type: "similar",
    linked_product_sku: expect.any(String),
    linked_product_type: "configurable",
    position: 0,
  });
});

test.each(["pl", "de"])("returns the average rating of a product and its reviews, newest first: %s", async (store) => {
  const rated = (await products()).find(({ rating }) => rating && rating.count > 1);
  if (!rated) throw new Error("No product has more than one rating.");
  const found = endpoints.reviews.result("PLN").parse(await ask("user_review", toWireReviewQuery(rated.id, 50), store));
  const dates = found.map(({ createdAt }) => createdAt.getTime());
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(found.map(({ origin }) => origin)).toEqual(found.map(() => "sample"));
  if (store === "pl") {
    const mean = found.reduce((sum, { rating }) => sum + rating, 0) / found.length;
    expect(rated.rating).toEqual({ count: found.length, average: Math.round(mean * 10) / 10 });
  }
});

test("hides a review that awaits moderation", async () => {
  await runScript(
    platform.connection,
    "insert into reviews (product_id, locale, origin, status, rating, title, detail, nickname, created_at) select id, 'pl', 'buyer', 'submitted', 1, 'Nie', 'Nie.', 'X', now() from products where sku = 'MR-LUNA'",
  );
  const all = endpoints.reviews.result("PLN").parse(await ask("user_review", { request: "{}", size: "4000" }));
  expect(all.every(({ origin }) => origin === "sample")).toBe(true);
});
