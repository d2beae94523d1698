import { expect, test } from "vitest";
import { withoutPlainPaths } from "#client/productPaths.ts";
import { withCategoryPath, withMappedPath, withPagePath, withProductPaths } from "#client/plainPaths.ts";
import type { Category } from "#domain/catalog/category.ts";
import type { ProductPart } from "#domain/product/product.ts";
import { product } from "../domain/samples.ts";

const partAt = (plainPath: string) => ({ sku: "WP-1", plainPath }) as ProductPart;
const set = product({
  plainPath: "/zestaw",
  members: [partAt("/chusteczki"), partAt("/cart")],
  bundle: [{ id: 1, title: "", isRequired: true, parts: [partAt("/de/etui")] }],
});

test("a shop that shows products at their routes gets no plain path, whatever the platform states", () => {
  const { plainPath, members, bundle } = withoutPlainPaths(set);
  expect(plainPath).toBeUndefined();
  expect([...members, ...bundle.flatMap(({ parts }) => parts)].map((part) => part.plainPath)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a product and its parts have plain paths, except where a page of the shop lies", () => {
  const { plainPath, members, bundle } = withProductPaths(set);
  expect(plainPath).toBe("/zestaw");
  expect(members.map((part) => part.plainPath)).toEqual(["/chusteczki", undefined]);
  expect(bundle[0]?.parts[0]?.plainPath).toBeUndefined();
  expect(withMappedPath({ kind: "product", product: set })).toMatchObject({ product: { plainPath: "/zestaw" } });
});

test.each([
  ["okulary/damskie", "/okulary/damskie"],
  ["cart", undefined],
  ["c/damskie", undefined],
])("a category with the path %j is shown at %j", (urlPath, plainPath) => {
  const category: Category = {
    id: 1,
    parentId: null,
    level: 2,
    name: "",
    slug: "damskie",
    urlPath,
    productCount: 1,
    isInMenu: true,
  };
  expect(withCategoryPath(category).plainPath).toBe(plainPath);
});

test.each([
  ["loyalty-card", "/loyalty-card"],
  ["legal", undefined],
  ["contact", undefined],
  ["blog", undefined],
])("the page of text %j is shown at %j", (identifier, plainPath) => {
  expect(withPagePath({ identifier }).plainPath).toBe(plainPath);
});
