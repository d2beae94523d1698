import { expect, test } from "vitest";
import { hasLensFilter, withLensTypes } from "#domain/catalog/lensFilter.ts";
import type { FacetCounts } from "#domain/catalog/listSearch.ts";

const facet = (code: string, ...ids: readonly string[]): FacetCounts => ({
  code,
  label: "",
  options: ids.map((id, place) => ({ id, label: `counted ${id}`, count: place + 1 })),
});
const type = (id: string) => ({ id, label: `type ${id}`, attributeCode: "contactlens_design" });

const designs = facet("contactlens_design", "toric", "scleral", "spherical");
const periods = facet("contactlens_wear_period", "daily");

test("the lens filter has the tree's types in its order and words, with the counts of the list", () => {
  const [made, ...others] = withLensTypes([designs, periods], ["spherical", "multifocal", "toric"].map(type));
  expect(made?.options.map(({ id, label, count }) => [id, label, count])).toEqual([
    ["spherical", "type spherical", 3],
    ["toric", "type toric", 1],
    // The tree does not name it, and the list has it.
    ["scleral", "counted scleral", 2],
  ]);
  expect(others).toEqual([periods]);
});

test("without a tree the filter is as it was counted", () => {
  expect(withLensTypes([designs, periods], [])).toEqual([designs, periods]);
});

test.each([
  [[designs], true],
  [[facet("shape", "round"), periods], true],
  [[facet("shape", "round"), facet("contactlens_design")], false],
  [[], false],
])("a list has a lens filter when it counts lenses: %#", (facets, expected) => {
  expect(hasLensFilter(facets)).toBe(expected);
});
