import { describe, expect, test } from "vitest";
import { pricedIn, readTypedPrices } from "#domain/catalog/facetSetting.ts";
import { readListAddress } from "#domain/catalog/listAddress.ts";
import { listSearchOf } from "#domain/catalog/listSearch.ts";
import { chosenMeasures, differencesOf, distanceTo, nearestSearch, outside } from "#domain/catalog/nearest.ts";
import { configuration } from "#configuration/index.ts";
import type { Frame } from "#domain/product/product.ts";

const filters = pricedIn(configuration.filters, "PLN");
const rules = {
  facets: filters.facets,
  sortIds: filters.sortOptions.map(({ id }) => id),
  priceIds: ["-100", "100-250", "250-500", "500-"],
};
const searchOf = (query: Record<string, string>) => {
  const address = readListAddress(query, rules);
  return { address, search: listSearchOf(address, { categoryIds: [29], pageSize: 50 }, filters) };
};
const frame: Frame = {
  shape: "round",
  rim: "full",
  material: "acetate",
  finish: "havana",
  lensWidth: 48,
  lensHeight: 44,
  bridge: 21,
  temple: 145,
  totalWidth: 130,
};

describe("nearestSearch", () => {
  test("drops the chosen measures, keeps the other filters and ranks by the measures", () => {
    const { address, search } = searchOf({ shape: "round", color: "55", width: "50-54", length: "138-142", page: "3" });
    const nearest = nearestSearch(search, chosenMeasures(address, filters.facets));
    expect(nearest?.filters.map(({ code }) => code)).toEqual(["shape", "color"]);
    expect(nearest?.nearest?.map(({ code, step }) => [code, step])).toEqual([
      ["width", 1],
      ["length", 3],
    ]);
    expect(nearest).toMatchObject({ start: 0, order: null });
    expect(nearest?.facets.map(({ code }) => code)).toEqual(["width", "length"]);
  });

  test("is not made for a list without chosen measures", () => {
    const { address, search } = searchOf({ shape: "round" });
    expect(nearestSearch(search, chosenMeasures(address, filters.facets))).toBeNull();
  });
});

test.each([
  [44, -1],
  [45, 0],
  [48, 0],
  [50, 2],
])("%d mm is outside of 45 to 48 mm by %d", (length, by) => {
  expect(outside(length, { from: 45, to: 48 })).toBe(by);
  expect(outside(length, { from: null, to: null })).toBe(0);
});

test("says by how much each measure differs", () => {
  const { address } = searchOf({ width: "50-54", bridge: "16-20", length: "138-142" });
  const measures = chosenMeasures(address, filters.facets);
  // From 52, 18 and 140, with a tolerance of 2 mm.
  expect(differencesOf(frame, measures)).toEqual([
    { code: "width", length: 48, by: -4 },
    { code: "bridge", length: 21, by: 3 },
    { code: "length", length: 145, by: 5 },
  ]);
  const wide = chosenMeasures(searchOf({ width: "50-58", bridge: "23-" }).address, filters.facets);
  expect(differencesOf(frame, wide)).toEqual([
    { code: "width", length: 48, by: -2 },
    { code: "bridge", length: 21, by: -2 },
  ]);
  expect(distanceTo(frame, measures)).toBe(2 + 1 + 1);
  expect(distanceTo({ ...frame, lensWidth: 50, bridge: 20, temple: 140 }, measures)).toBe(0);
});

describe("typed prices", () => {
  test.each([
    ["200..400", { from: 200, to: 400 }],
    ["..400", { from: null, to: 400 }],
    ["200..", { from: 200, to: null }],
    ["400..200", null],
    ["..", null],
    ["-5..10", null],
    ["1e3..", null],
  ])("reads %s", (text, prices) => {
    expect(readTypedPrices(text)).toEqual(prices);
  });

  test("include both ends, other than the ranges that are offered", () => {
    const priceOf = (price: string) => searchOf({ price }).search.filters;
    expect(priceOf("100..250")).toEqual([{ code: "price", above: 99.99, upTo: 250 }]);
    expect(priceOf("100-250")).toEqual([{ code: "price", above: 100, upTo: 250 }]);
    expect(priceOf("100-251")).toEqual([]);
  });
});
