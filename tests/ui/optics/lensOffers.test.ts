import {
  isPossible,
  type LensChoice,
  type LensMatrix,
  nearestLenses,
  nearestMade,
  nearestValues,
  readLensValue,
} from "@dioptra/ui/optics";
import { describe, expect, test } from "vitest";

describe("lensMatrix", () => {
  const steps = (from: number, to: number, step: number) => ({ from, to, step });

  const fit = { baseCurve: [8.5], diameter: [14.2] };

  /** The usual grid of a maker (docs/specification/optics.md#optics-35). */
  const spherical: LensMatrix = [{ power: [steps(-12, -6.5, 0.5), steps(-6, 6, 0.25), steps(6.5, 8, 0.5)], ...fit }];

  /**
   * Like a maker's list of toric lenses (docs/specification/optics.md#optics-35): the strongest cylinder at some axes
   * only.
   */
  const toric: LensMatrix = [
    {
      power: [steps(-6, 0, 0.25)],
      cylinder: [-0.75, -1.25, -1.75],
      axis: [steps(10, 180, 10)],
      ...fit,
    },
    { power: [steps(-6, 0, 0.25)], cylinder: [-2.25], axis: [10, 20, 90, 160, 170, 180], ...fit },
    { power: [steps(-9, -6.5, 0.5)], cylinder: [-0.75, -1.25, -1.75], axis: [steps(10, 180, 10)], ...fit },
  ];

  const multifocal: LensMatrix = [{ power: [steps(-6, 4, 0.25)], addition: ["low", "medium", "high"], ...fit }];

  test.each<[LensMatrix, LensChoice, LensChoice]>([
    [spherical, { power: -6.25 }, { power: -6 }],
    [spherical, { power: 7.25 }, { power: 7 }],
    [toric, { power: -3, cylinder: -1, axis: 97 }, { power: -3, cylinder: -0.75, axis: 100 }],
    [toric, { power: -8, cylinder: -2.25, axis: 90 }, { power: -8, cylinder: -1.75, axis: 90 }],
    [toric, { power: -2, cylinder: -2.25, axis: 4 }, { power: -2, cylinder: -2.25, axis: 180 }],
    [multifocal, { power: -2, addition: 1.75 }, { power: -2, addition: "medium" }],
    [multifocal, { power: 5, addition: "high" }, { power: 4, addition: "high" }],
  ])("the nearest that is made (case %#)", (matrix, wanted, nearest) => {
    expect(nearestMade(matrix, wanted)).toEqual(nearest);
  });
});

describe("lensOffers", () => {
  const toric: LensMatrix = [
    { power: [-2, -1, 1], cylinder: [-0.75], axis: [10, 20, 90, 180] },
    { power: [-2], cylinder: [-2.25], axis: [90, 180] },
  ];

  test.each([
    ["axis", 97, [90, 20]],
    ["axis", 4, [180, 10]],
    ["power", -1.5, [-2, -1]],
    ["power", 2, [-2, 1, -1]],
  ] as const)("nearest to %s %d", (parameter, wanted, expected) => {
    expect(nearestValues(toric, {}, parameter, wanted)).toEqual(expected);
  });

  test("what is offered instead can be made, and keeps the others or what was chosen last", () => {
    const choice = { power: -2, cylinder: -2.25, axis: 20 };
    const offers = nearestLenses(toric, choice, "axis");
    expect(offers).toEqual([
      { power: -2, cylinder: -2.25, axis: 180 },
      { power: -2, cylinder: -0.75, axis: 20 },
    ]);
    expect(offers.every((offer) => isPossible(toric, offer))).toBe(true);
    expect(nearestLenses(toric, { power: -2, cylinder: -2.25, axis: 90 }, "axis")).toEqual([]);
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
  ] as const)("%s typed as %j", (parameter, typed, expected) => {
    expect(readLensValue(parameter, typed)).toBe(expected);
  });
});
