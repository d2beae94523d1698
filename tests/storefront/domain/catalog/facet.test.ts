import { expect, test } from "vitest";
import { type Facet, facetsOf } from "#domain/catalog/facet.ts";
import type { FacetSetting } from "#domain/catalog/facetSetting.ts";
import type { FacetCounts } from "#domain/catalog/listSearch.ts";

const facets: FacetSetting[] = [
  { code: "shape", shows: "shape", perVariant: false },
  { code: "width", shows: "millimetres", perVariant: true },
  { code: "price", shows: "price", perVariant: false },
];
const priceRanges = [
  { above: null, upTo: 100, labelFrom: null },
  { above: 100, upTo: null, labelFrom: 101 },
];
const counts = (code: string, options: Readonly<Record<string, number>>): FacetCounts => ({
  code,
  label: code,
  options: Object.entries(options).map(([id, count]) => ({ id, label: id, count })),
});
const facetsFor = (given: FacetCounts[], chosen: Readonly<Record<string, readonly string[]>> = {}): Facet[] =>
  facetsOf(given, chosen, { facets, priceRanges });

test("options have their count of products and whether they are chosen", () => {
  expect(facetsFor([counts("shape", { panto: 41, round: 28 })], { shape: ["panto"] })[0]).toMatchObject({
    shows: "shape",
    options: [
      { id: "panto", count: 41, isChosen: true },
      { id: "round", count: 28, isChosen: false },
    ],
  });
});

test("a range in mm has the smallest and the greatest value as its bounds", () => {
  const [facet] = facetsFor([counts("width", { 52: 3, 46: 1, 49: 7 })], { width: ["46-50"] });
  expect(facet).toMatchObject({
    bounds: { from: 46, to: 52 },
    chosen: { from: 46, to: 50 },
    counts: [
      { value: 46, count: 1 },
      { value: 49, count: 7 },
      { value: 52, count: 3 },
    ],
  });
});

test.each([
  ["46-55", { from: 46, to: 55 }],
  ["59-", { from: 59, to: 59 }],
  ["-44", { from: 44, to: 44 }],
])("keeps the chosen range %s if other filters leave no products, so that it can be removed", (width, bounds) => {
  expect(facetsFor([counts("width", {})], { width: [width] })).toMatchObject([{ code: "width", bounds, counts: [] }]);
  expect(facetsFor([counts("width", {})])).toEqual([]);
});

test.each<[string, FacetCounts[], Readonly<Record<string, readonly string[]>>, number]>([
  ["hides a facet with a single option", [counts("shape", { panto: 3 })], {}, 0],
  ["shows a single option that is chosen", [counts("shape", { panto: 3 })], { shape: ["panto"] }, 1],
  ["hides a range with a single value", [counts("width", { 50: 3 })], {}, 0],
  ["hides prices with a single range", [counts("price", { "-100": 3 })], {}, 0],
  ["shows a chosen range of prices without products", [counts("price", {})], { price: ["100-"] }, 1],
  ["shows two ranges of prices", [counts("price", { "-100": 3, "100-": 1 })], {}, 1],
  ["hides a facet that was not counted", [], {}, 0],
  [
    "ignores an option without a label",
    [{ code: "shape", label: "", options: [{ id: "x", label: "", count: 1 }] }],
    {},
    0,
  ],
])("%s", (_name, given, chosen, expected) => {
  expect(facetsFor(given, chosen)).toHaveLength(expected);
});
