import { canBeMade, type LensMatrix, lensProblems } from "@dioptra/ui/optics";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

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

const problemsOf = (power: number) => lensProblems(spherical, { power, baseCurve: 8.5, diameter: 14.2 });

test("powers end on the plus side too", () => {
  expect(problemsOf(8.5)).toEqual([{ parameter: "power", reason: "outside" }]);
});

const toricErrors = z.array(z.enum(["CYL_NOT_STOCKED", "AXIS_NOT_STOCKED"]));

const toricParameters = { CYL_NOT_STOCKED: "cylinder", AXIS_NOT_STOCKED: "axis" } as const;

const astigmatism = z.strictObject({ cyl: z.number(), axis: z.number() });

test.each(vectors("cl.toric", astigmatism, z.strictObject({ ok: z.boolean(), errors: toricErrors })))(
  "cl.toric: $name",
  ({ input, expected }) => {
    const choice = { power: -3, cylinder: input.cyl, axis: input.axis, baseCurve: 8.5, diameter: 14.2 };
    const wrong = expected.errors.map((error) => ({ parameter: toricParameters[error], reason: "not-made" }));
    expect(lensProblems(toric, choice)).toEqual(wrong);
    expect(canBeMade(toric, choice)).toBe(expected.ok);
  },
);

test("values that are made, but not together, are told by what can be changed", () => {
  const choice = { power: -3, cylinder: -2.25, axis: 50, baseCurve: 8.5, diameter: 14.2 };
  expect(lensProblems(toric, choice)).toEqual([
    { parameter: "cylinder", reason: "not-together" },
    { parameter: "axis", reason: "not-together" },
  ]);
  expect(lensProblems(toric, { power: -3 }).map(({ reason }) => reason)).toEqual(Array(4).fill("missing"));
});
