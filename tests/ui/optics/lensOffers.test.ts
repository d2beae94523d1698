import {
  isPossible,
  type LensChoice,
  type LensMatrix,
  nearestLenses,
  nearestManufacturedLens,
  nearestValues,
  readLensValue,
} from "@dioptra/ui/optics";
import { describe, expect, test } from "vitest";
import { fit, spherical, steps, toric } from "./matrices.ts";

describe("nearestManufacturedLens", () => {
  const multifocal: LensMatrix = [{ power: [steps(-6, 4, 0.25)], addition: ["low", "medium", "high"], ...fit }];

  test.each<[LensMatrix, LensChoice, LensChoice]>([
    [spherical, { power: -6.25 }, { power: -6 }],
    [spherical, { power: 7.25 }, { power: 7 }],
    [toric, { power: -3, cylinder: -1, axis: 97 }, { power: -3, cylinder: -0.75, axis: 100 }],
    [toric, { power: -8, cylinder: -2.25, axis: 90 }, { power: -8, cylinder: -1.75, axis: 90 }],
    [toric, { power: -2, cylinder: -2.25, axis: 4 }, { power: -2, cylinder: -2.25, axis: 180 }],
    [multifocal, { power: -2, addition: 1.75 }, { power: -2 }],
    [multifocal, { power: 5, addition: "high" }, { power: 4, addition: "high" }],
  ])("returns the nearest lens that is made (case %#)", (matrix, choice, nearest) => {
    expect(nearestManufacturedLens(matrix, choice)).toEqual(nearest);
  });
});

describe("nearestValues, nearestLenses and readLensValue", () => {
  const smallToric: LensMatrix = [
    { power: [-2, -1, 1], cylinder: [-0.75], axis: [10, 20, 90, 180] },
    { power: [-2], cylinder: [-2.25], axis: [90, 180] },
  ];

  test.each([
    ["axis", 97, [90, 20]],
    ["axis", 4, [180, 10]],
    ["power", -1.5, [-2, -1]],
    ["power", 2, [-2, 1, -1]],
  ] as const)("offers the values nearest to %s %d", (parameter, typed, expected) => {
    expect(nearestValues(smallToric, {}, parameter, typed)).toEqual(expected);
  });

  test("offers possible lenses that keep either the other values or the value chosen last", () => {
    const choice = { power: -2, cylinder: -2.25, axis: 20 };
    const offers = nearestLenses(smallToric, choice, "axis");
    expect(offers).toEqual([
      { power: -2, cylinder: -2.25, axis: 180 },
      { power: -2, cylinder: -0.75, axis: 20 },
    ]);
    expect(offers.every((offer) => isPossible(smallToric, offer))).toBe(true);
    expect(nearestLenses(smallToric, { power: -2, cylinder: -2.25, axis: 90 }, "axis")).toEqual([]);
  });

  test.each([
    ["power", "-225", -2.25],
    ["power", "−2,25 D", -2.25],
    ["power", "plano", 0],
    ["power", "", null],
    ["cylinder", "-0.75", -0.75],
    ["axis", "x97", 97],
    ["axis", "0", 180],
    ["baseCurve", "8,4 mm", 8.4],
    ["color", "8", null],
  ] as const)("parses %s %j as %s", (parameter, typed, expected) => {
    expect(readLensValue(parameter, typed)).toBe(expected);
  });
});
