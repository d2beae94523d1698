import { expect, test } from "vitest";
import { chooseHomeTop, firstHomeLists, laterHomeLists, type PicturedCategory } from "#domain/catalog/homeShelves.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";

const product = (parentSku: string, kind: ProductSummary["kind"], isBestseller = false) =>
  ({ parentSku, kind, isBestseller }) as unknown as ProductSummary;

const glasses = (sku: string, isBestseller = false) => product(sku, "prescription-glasses", isBestseller);
const categories: readonly PicturedCategory[] = [
  [29, ({ kind }) => kind === "prescription-glasses"],
  [28, ({ kind }) => kind === "sunglasses"],
];
const skus = (products: readonly ProductSummary[]) => products.map(({ parentSku }) => parentSku);

test("every model is shown once above the second shelf", () => {
  const promoted = [glasses("A"), glasses("B", true), product("S", "sunglasses")];
  const newest = [glasses("B", true), product("S", "sunglasses"), glasses("C"), glasses("A"), glasses("D")];
  const { hero, pictured, firstShelf } = chooseHomeTop({ promoted, newest }, categories);
  expect(hero?.parentSku).toBe("B");
  expect([pictured.get(29)?.parentSku, pictured.get(28)?.parentSku]).toEqual(["A", "S"]);
  expect(skus(firstShelf)).toEqual(["C", "D"]);
});

test("a category with a single product keeps its picture", () => {
  const { hero, pictured, firstShelf } = chooseHomeTop(
    { promoted: [glasses("A")], newest: [glasses("A")] },
    categories,
  );
  expect([hero?.parentSku, pictured.get(29)?.parentSku, pictured.get(28)]).toEqual(["A", "A", undefined]);
  expect(firstShelf).toEqual([]);
});

test("a shop without products has no hero", () => {
  expect(chooseHomeTop({ promoted: [], newest: [] }, categories)).toEqual({
    hero: undefined,
    pictured: new Map(),
    firstShelf: [],
  });
});

test("every flag of the specification has a list", () => {
  expect([...firstHomeLists, ...laterHomeLists].toSorted()).toEqual([
    "bestseller",
    "newProduct",
    "ownProduct",
    "promoteOnCategoryPage",
    "promoteOnHomePage",
    "promotion",
    "superPromotion",
  ]);
});
