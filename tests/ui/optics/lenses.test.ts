import {
  additionBetween,
  inMinusCylinder,
  isSameLens,
  nearPowers,
  powerAlong,
  sphericalEquivalent,
  strongestPower,
  transpose,
} from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";
import { anyEye, quarters, vectorEye } from "./eyes.ts";

test.each(vectors("rx.transpose", vectorEye, vectorEye))("rx.transpose: $name", ({ input, expected }) => {
  expect(transpose(input)).toEqual(expected);
  expect(isSameLens(input, expected)).toBe(true);
});

test.each(vectors("rx.spherical_equivalent", z.strictObject({ sph: z.number(), cyl: z.number() }), z.number()))(
  "rx.spherical_equivalent: $name",
  ({ input, expected }) => {
    expect(sphericalEquivalent({ sphere: input.sph, cylinder: input.cyl })).toBe(expected);
  },
);

test.each(vectors("rx.near_power", z.strictObject({ sph: z.number(), add: z.number() }), z.number()))(
  "rx.near_power: $name",
  ({ input, expected }) => {
    const eye = { sphere: input.sph, cylinder: -0.5, axis: 90 };
    expect(nearPowers(eye, input.add)).toEqual({ ...eye, sphere: expected });
  },
);

test("a lens that is written the other way twice is written as it was", () => {
  fc.assert(
    fc.property(anyEye, (eye) => {
      expect(transpose(transpose(eye))).toEqual(eye);
      expect(sphericalEquivalent(transpose(eye))).toBe(sphericalEquivalent(eye));
      expect(isSameLens(eye, transpose(eye))).toBe(true);
      expect(inMinusCylinder(eye).cylinder).toBeLessThanOrEqual(0);
    }),
  );
});

test("both ways of writing have the same power along every meridian, never beyond the strongest", () => {
  fc.assert(
    fc.property(anyEye, fc.integer({ min: 0, max: 360 }), (eye, meridian) => {
      const power = powerAlong(eye, meridian);
      expect(powerAlong(transpose(eye), meridian)).toBeCloseTo(power, 9);
      expect(Math.abs(power)).toBeLessThanOrEqual(Math.abs(strongestPower(eye)) + 1e-9);
    }),
  );
});

test("lenses that differ in one value are not the same", () => {
  const eye = { sphere: -1, cylinder: -0.5, axis: 90 };
  fc.assert(
    fc.property(quarters(-2, 2), fc.integer({ min: 1, max: 180 }), (sphere, axis) => {
      fc.pre(sphere !== eye.sphere || axis !== eye.axis);
      expect(isSameLens(eye, { ...eye, sphere, axis })).toBe(false);
    }),
  );
});

test("a row for near is the one for far and the addition, whichever way either is written", () => {
  fc.assert(
    fc.property(anyEye, quarters(0.5, 4), fc.boolean(), (eye, addition, isTransposed) => {
      const near = nearPowers(eye, addition);
      expect(additionBetween(eye, isTransposed ? transpose(near) : near)).toEqual({ ok: true, value: addition });
    }),
  );
});

test("no addition is made up from rows that do not belong together", () => {
  const eye = { sphere: -1, cylinder: -0.5, axis: 90 };
  const outside = { reason: "outside", from: 0.5, to: 4 };
  expect(additionBetween(eye, { ...eye, axis: 80 })).toEqual({ ok: false, problem: { reason: "cylinders-differ" } });
  expect(additionBetween(eye, { ...eye, sphere: -3 })).toEqual({ ok: false, problem: outside });
  expect(additionBetween(eye, eye)).toEqual({ ok: false, problem: outside });
});
