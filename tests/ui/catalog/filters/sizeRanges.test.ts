import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseRange } from "../../../../ui/catalog/filters/filterState.ts";
import { sizeFilters, sizeTolerances } from "../../../../ui/catalog/filters/sizeRanges.ts";

const codes = { lensWidth: "width", bridge: "bridge", temple: "length" };

test("filters by all three measures", () => {
  expect(sizeFilters({ lensWidth: 52, bridge: 18, temple: 140 }, 1, codes)).toEqual({
    width: ["51-53"],
    bridge: ["17-19"],
    length: ["139-141"],
  });
});

test("clears the filter of an unknown temple", () => {
  expect(sizeFilters({ lensWidth: 48, bridge: 21, temple: null }, 2, codes)).toEqual({
    width: ["46-50"],
    bridge: ["19-23"],
    length: [],
  });
});

test("every range is the measure with its tolerance on both sides", () => {
  fc.assert(
    fc.property(fc.integer({ min: 44, max: 62 }), fc.constantFrom(...sizeTolerances), (lensWidth, tolerance) => {
      const { width = [] } = sizeFilters({ lensWidth, bridge: 18, temple: null }, tolerance, codes);
      expect(parseRange(width)).toEqual({ from: lensWidth - tolerance, to: lensWidth + tolerance });
    }),
  );
});
