import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { MillimetresFacet } from "../../../../ui/catalog/filters/filterState.ts";
import { sizeRanges, sizeTolerance } from "../../../../ui/catalog/filters/sizeRanges.ts";

const facet = (code: string, values: readonly number[]): MillimetresFacet => ({
  shows: "millimetres",
  code,
  label: code,
  bounds: { from: Math.min(...values), to: Math.max(...values) },
  chosen: null,
  counts: values.map((value) => ({ value, count: 3 })),
});

const facets = {
  lensWidth: facet("width", [46, 48, 50, 52, 54]),
  bridge: facet("bridge", [17, 18, 21]),
  temple: facet("length", [140, 145, 150]),
};

const told = ([lensWidth, bridge, temple]: readonly [number, number, number | null]) =>
  sizeRanges({ lensWidth, bridge, temple }, facets).map(
    ({ facet: { code }, from, to, isThere }) => `${code} ${from}-${to} ${isThere ? "is there" : "is not there"}`,
  );

test.each([
  [
    [52, 18, 140],
    ["width 50-54 is there", "bridge 16-20 is there", "length 135-145 is there"],
  ],
  [
    [52, 18, null],
    ["width 50-54 is there", "bridge 16-20 is there"],
  ],
  [
    [60, 25, 120],
    ["width 58-62 is not there", "bridge 23-27 is not there", "length 115-125 is not there"],
  ],
  [
    [56, 14, 155],
    ["width 54-58 is there", "bridge 12-16 is not there", "length 150-160 is there"],
  ],
] as const)("around %j", (fitting, ranges) => {
  expect(told(fitting)).toEqual(ranges);
});

test("a measure that the list has no facet for is not narrowed", () => {
  expect(sizeRanges({ lensWidth: 52, bridge: 18, temple: 140 }, { bridge: facets.bridge })).toHaveLength(1);
});

test("values that no product has do not count", () => {
  const counts = [{ value: 18, count: 0 }];
  const [range] = sizeRanges({ lensWidth: 52, bridge: 18, temple: null }, { bridge: { ...facets.bridge, counts } });
  expect(range?.isThere).toBe(false);
});

test("a frame that is in the list lies within what its own size narrows to", () => {
  const one = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
  fc.assert(
    fc.property(one([46, 48, 50, 52, 54]), one([17, 18, 21]), one([140, 145, 150]), (lensWidth, bridge, temple) => {
      const ranges = sizeRanges({ lensWidth, bridge, temple }, facets);
      expect(ranges.map(({ isThere }) => isThere)).toEqual([true, true, true]);
      expect(ranges.map(({ from, to }) => (to - from) / 2)).toEqual(Object.values(sizeTolerance));
    }),
  );
});
