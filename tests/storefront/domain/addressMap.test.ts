import * as fc from "fast-check";
import { expect, test } from "vitest";
import { normalizePath, pathOf, productRoute, routeOf, withAddresses } from "#domain/addressMap.ts";
import type { MappedUrl } from "#domain/catalog/category.ts";
import type { ProductType } from "#domain/product/product.ts";

const frame = { type: "configurable" as ProductType, sku: "FR-100", parentSku: "FR-100", slug: "frame-100" };

test.each<ProductType>(["simple", "configurable", "grouped", "bundle", "virtual", "downloadable"])(
  "the route of a %s product is named after its type",
  (type) => {
    expect(productRoute({ ...frame, type }).name).toBe(`${type}-product`);
  },
);

test("without a variant, the child is the product itself, which its path leaves out", () => {
  const route = productRoute(frame);
  expect(route.params).toEqual({ slug: "frame-100", parentSku: "FR-100", childSku: "FR-100" });
  expect(pathOf(route)).toBe("/p/FR-100/frame-100");
  expect(pathOf(productRoute(frame, "FR-100-BLK"))).toBe("/p/FR-100/frame-100/FR-100-BLK");
});

test.each<[name: string, mapped: unknown, path: string]>([
  ["a product", { kind: "product", product: frame }, "/p/FR-100/frame-100"],
  ["a category", { kind: "category", category: { slug: "okulary męskie" } }, "/c/okulary%20m%C4%99skie"],
  ["a page of text", { kind: "page", page: { identifier: "terms-of-2024" } }, "/i/terms-of-2024"],
  ["a page of text with its own address", { kind: "page", page: { identifier: "legal" } }, "/legal"],
])("an address that the platform maps to %s leads to its page", (_, mapped, path) => {
  expect(pathOf(routeOf(mapped as MappedUrl))).toBe(path);
});

test.each([
  ["frames/fr-100", "/frames/fr-100"],
  ["/frames/fr-100/", "/frames/fr-100"],
  ["//frames/fr-100//?page=2#top", "/frames/fr-100"],
  ["", "/"],
])("%s is normalised to %s", (path, normal) => {
  expect(normalizePath(path)).toBe(normal);
});

test("normalising twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      expect(normalizePath(normalizePath(path))).toBe(normalizePath(path));
    }),
  );
});

test("a map keeps the newest 500 addresses, and the newest target of each", () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`/a${index}`, `/p/${index}`]));
  const map = withAddresses(withAddresses(many, { "/new": "/p/new" }), { "/a400": "/p/other" });
  expect(Object.keys(map)).toHaveLength(500);
  expect(map["/a0"]).toBeUndefined();
  expect([map["/new"], map["/a400"]]).toEqual(["/p/new", "/p/other"]);
});
