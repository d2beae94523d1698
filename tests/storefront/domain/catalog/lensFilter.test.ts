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

test("the lens filter has the types of the tree in its order and wording, with the counts of the list", () => {
  const [lensFilter, ...others] = withLensTypes([designs, periods], ["spherical", "multifocal", "toric"].map(type));
  expect(lensFilter?.options.map(({ id, label, count }) => [id, label, count])).toEqual([
    ["spherical", "type spherical", 3],
    ["toric", "type toric", 1],
    // In the list, but not in the tree.
    ["scleral", "counted scleral", 2],
  ]);
  expect(others).toEqual([periods]);
});

test("without a tree the filter is unchanged", () => {
  expect(withLensTypes([designs, periods], [])).toEqual([designs, periods]);
});

test.each([
  [[designs], true],
  [[facet("shape", "round"), periods], true],
  [[facet("shape", "round"), facet("contactlens_design")], false],
  [[], false],
])("a list has a lens filter if it contains lenses (%#)", (facets, expected) => {
  expect(hasLensFilter(facets)).toBe(expected);
});
