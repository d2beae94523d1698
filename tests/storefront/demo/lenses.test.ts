import { expect, test } from "vitest";
import { allValues, isPossible, parametersOf } from "@dioptra/ui/optics";
import { lenses } from "#demo/lenses/index.ts";

const numbers = (sku: string, parameter: Parameters<typeof allValues>[1]) =>
  lenses.filter((each) => each.sku === sku).flatMap(({ matrix }) => allValues(matrix, parameter).map(Number));

test("has sixty packs of every period and design", () => {
  expect(lenses).toHaveLength(60);
  const kinds = new Set(lenses.map(({ period, design }) => `${period} ${design}`));
  for (const period of ["daily", "two-weekly", "monthly"]) {
    for (const design of ["spherical", "toric", "multifocal"]) expect(kinds).toContain(`${period} ${design}`);
  }
  expect(lenses.filter(({ design }) => design === "color")).toHaveLength(4);
});

test.each(lenses)("$sku has the parameters of its design in every block", ({ design, matrix }) => {
  const designParameters = { spherical: [], toric: ["cylinder", "axis"], multifocal: ["addition"], color: ["color"] }[
    design
  ];
  const expected = ["power", ...designParameters, "baseCurve", "diameter"].toSorted();
  for (const block of matrix) expect(Object.keys(block).toSorted()).toEqual(expected);
  expect([...parametersOf(matrix)].toSorted()).toEqual(expected);
});

test.each(lenses)("$sku has steps of 0.25 D up to 6.00 D, and of 0.50 D beyond (cl.power)", ({ matrix, design }) => {
  const powers = allValues(matrix, "power").map(Number);
  expect(Math.min(...powers)).toBeGreaterThanOrEqual(-12);
  expect(Math.max(...powers)).toBeLessThanOrEqual(8);
  for (const power of powers) expect(Number.isInteger(Math.abs(power) > 6 ? power * 2 : power * 4)).toBe(true);
  if (design === "color") expect(powers).toContain(0);
});

test.each(lenses.filter(({ design }) => design === "toric"))(
  "$sku has the usual cylinders and axes (cl.toric)",
  (lens) => {
    const usualCylinders = [-2.75, -2.25, -1.75, -1.25, -0.75];
    for (const cylinder of allValues(lens.matrix, "cylinder")) expect(usualCylinders).toContain(cylinder);
    expect(allValues(lens.matrix, "axis")).toEqual(Array.from({ length: 18 }, (_, index) => (index + 1) * 10));
  },
);

test("does not combine extreme values of toric lenses", () => {
  const matrix = lenses.find(({ sku }) => sku === "KR-DWA-TORIC-6")?.matrix ?? [];
  expect(isPossible(matrix, { power: -3, cylinder: -2.75, axis: 90 })).toBe(true);
  expect(isPossible(matrix, { power: -3, cylinder: -2.75, axis: 50 })).toBe(false);
  expect(isPossible(matrix, { power: -8, cylinder: -2.75 })).toBe(false);
  expect(isPossible(matrix, { power: -8, cylinder: -1.75, axis: 50 })).toBe(false);
  expect(isPossible(matrix, { power: 6, cylinder: -1.75, axis: 50 })).toBe(true);
});

test("has a second base curve only for common powers", () => {
  expect(numbers("KR-DWA-6", "baseCurve")).toEqual([8.4, 8.8]);
  const matrix = lenses.find(({ sku }) => sku === "KR-DWA-6")?.matrix ?? [];
  expect(isPossible(matrix, { power: -12, baseCurve: 8.4 })).toBe(true);
  expect(isPossible(matrix, { power: -12, baseCurve: 8.8 })).toBe(false);
});
