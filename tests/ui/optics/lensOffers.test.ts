import { isPossible, type LensMatrix, nearestLenses, nearestValues, readLensValue } from "@dioptra/ui/optics";
import { expect, test } from "vitest";

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
