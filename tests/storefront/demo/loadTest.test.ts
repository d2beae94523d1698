import { expect, test } from "vitest";
import { seedContent } from "#demo/content.ts";
import { loadTestProducts } from "#demo/loadTest.ts";

const own = seedContent.products.length;

test("adds products with distinct skus and slugs, and existing pictures", () => {
  const all = [...seedContent.products, ...loadTestProducts(own, own + 300), ...loadTestProducts(own + 300, own + 700)];
  expect(all).toHaveLength(own + 700);
  const skus = all.flatMap(({ sku, type, variants }) =>
    type === "configurable" ? [sku, ...variants.map((variant) => variant.sku)] : [sku],
  );
  expect(new Set(skus).size).toBe(skus.length);
  expect(new Set(all.map(({ texts }) => texts.de.slug)).size).toBe(all.length);
  const pictured = (from: readonly (typeof all)[number][]) =>
    new Set(from.flatMap(({ variants }) => variants.map(({ attributes }) => attributes["image"])));
  expect(pictured(all)).toEqual(pictured(seedContent.products));
});
