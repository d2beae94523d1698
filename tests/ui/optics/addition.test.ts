import { additionBand, deriveAddition, nearPowers, transpose } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";
import { anyEye, quarters } from "./eyes.ts";

/** As several makers draw the limits. */
const limits = { low: { from: 0.5, to: 1.25 }, medium: { from: 1.5, to: 2 }, high: { from: 2.25, to: 3 } };

const bands = { LOW: "low", MED: "medium", HIGH: "high" } as const;

test.each(vectors("cl.add.band", z.strictObject({ add: z.number() }), z.enum(["LOW", "MED", "HIGH"])))(
  "cl.add.band: $name",
  ({ input, expected }) => {
    expect(additionBand(input.add, limits)).toBe(bands[expected]);
  },
);

test.each([
  [0.75, "low"],
  [1.5, "medium"],
  [3, "high"],
  [3.25, null],
])("classifies an addition of %d as %s", (addition, band) => {
  expect(additionBand(addition, limits)).toBe(band);
});

test("leaves the limits of the bands to the family of lenses", () => {
  const inTwo = { low: { from: 0.75, to: 1.75 }, high: { from: 2, to: 2.5 } };
  expect([1.5, 2, 0.5].map((addition) => additionBand(addition, inTwo))).toEqual(["low", "high", null]);
});

test.each(vectors("rx.near_power", z.strictObject({ sph: z.number(), add: z.number() }), z.number()))(
  "rx.near_power: $name",
  ({ input, expected }) => {
    const eye = { sphere: input.sph, cylinder: -0.5, axis: 90 };
    expect(nearPowers(eye, input.add)).toEqual({ ...eye, sphere: expected });
  },
);

test("returns the addition between a distance and a near row, in either form of the cylinder", () => {
  fc.assert(
    fc.property(anyEye, quarters(0.5, 4), fc.boolean(), (eye, addition, isTransposed) => {
      const near = nearPowers(eye, addition);
      expect(deriveAddition(eye, isTransposed ? transpose(near) : near)).toEqual({ ok: true, value: addition });
    }),
  );
});

test("refuses rows with different cylinders and additions outside the limits", () => {
  const eye = { sphere: -1, cylinder: -0.5, axis: 90 };
  const outside = { reason: "outside", from: 0.5, to: 4 };
  expect(deriveAddition(eye, { ...eye, axis: 80 })).toEqual({ ok: false, problem: { reason: "cylinders-differ" } });
  expect(deriveAddition(eye, { ...eye, sphere: -3 })).toEqual({ ok: false, problem: outside });
  expect(deriveAddition(eye, eye)).toEqual({ ok: false, problem: outside });
});
