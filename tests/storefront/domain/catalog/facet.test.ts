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
const of = (given: FacetCounts[], chosen: Readonly<Record<string, readonly string[]>> = {}): Facet[] =>
  facetsOf(given, chosen, { facets, priceRanges });

test("options say how many products they would leave, and which are chosen", () => {
  expect(of([counts("shape", { panto: 41, round: 28 })], { shape: ["panto"] })[0]).toMatchObject({
    shows: "shape",
    options: [
      { id: "panto", count: 41, isChosen: true },
      { id: "round", count: 28, isChosen: false },
    ],
  });
});

test("millimetres go from the least to the greatest that there is", () => {
  const [facet] = of([counts("width", { 52: 3, 46: 1, 49: 7 })], { width: ["46-50"] });
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
])("where other filters leave nothing, %s mm is still there to be dropped", (width, bounds) => {
  expect(of([counts("width", {})], { width: [width] })).toMatchObject([{ code: "width", bounds, counts: [] }]);
  expect(of([counts("width", {})])).toEqual([]);
});

test.each<[string, FacetCounts[], Readonly<Record<string, readonly string[]>>, number]>([
  ["one option that all share tells nothing apart", [counts("shape", { panto: 3 })], {}, 0],
  ["unless it is chosen", [counts("shape", { panto: 3 })], { shape: ["panto"] }, 1],
  ["a single width tells nothing apart", [counts("width", { 50: 3 })], {}, 0],
  ["one range of prices tells nothing apart", [counts("price", { "-100": 3 })], {}, 0],
  ["unless it is chosen, though nothing has it", [counts("price", {})], { price: ["100-"] }, 1],
  ["two do", [counts("price", { "-100": 3, "100-": 1 })], {}, 1],
  ["what was not counted is no facet", [], {}, 0],
  [
    "an option without a name is none",
    [{ code: "shape", label: "", options: [{ id: "x", label: "", count: 1 }] }],
    {},
    0,
  ],
])("%s", (_name, given, chosen, expected) => {
  expect(of(given, chosen)).toHaveLength(expected);
});
