import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inTurns } from "#domain/catalog/inTurns.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";

const product = ([parentSku, brand, about]: readonly [string, string, string]) =>
  ({ parentSku, brand, about }) as unknown as ProductSummary;

const skus = (products: readonly ProductSummary[]) => products.map(({ parentSku }) => parentSku);

test("brands take turns, and the descriptions of a brand", () => {
  const list = [
    ["K-DAY-30", "Kropla", "daily"],
    ["K-DAY-90", "Kropla", "daily"],
    ["K-MONTH", "Kropla", "monthly"],
    ["M-DAY", "Malwa", "daily"],
    ["N-DAY", "Nurt", "daily"],
    ["N-MONTH", "Nurt", "monthly"],
  ] as const;
  expect(skus(inTurns(list.map(product)))).toEqual(["K-DAY-30", "M-DAY", "N-DAY", "K-MONTH", "N-MONTH", "K-DAY-90"]);
});

test("no product is lost or doubled, and the first brands are all different", () => {
  const words = fc.constantFrom("a", "b", "c", "d");
  fc.assert(
    fc.property(fc.array(fc.tuple(words, words)), (pairs) => {
      const list = pairs.map(([brand, about], index) => product([String(index), brand, about]));
      const mixed = inTurns(list);
      expect(skus(mixed).toSorted()).toEqual(skus(list).toSorted());
      const brands = new Set(list.map(({ brand }) => brand));
      expect(new Set(mixed.slice(0, brands.size).map(({ brand }) => brand))).toEqual(brands);
    }),
  );
});
