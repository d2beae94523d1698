import { powerAtCornealPlane, powerAtSpectaclePlane, compensateEye, compensateSphere } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";
import { anyEye, quarters, vectorEye } from "./eyes.ts";

const lens = z.strictObject({ F: z.number(), d: z.optional(z.number()) });

const sphere = z.strictObject({ exact: z.number(), use: z.number(), compensated: z.boolean() });

test.each(vectors("rx.vertex.sphere", lens, sphere))("rx.vertex.sphere: $name", ({ input, expected }) => {
  const { exact, ...rest } = compensateSphere(input.F, input.d);
  expect(exact).toBeCloseTo(expected.exact, 3);
  expect(rest).toEqual({ power: expected.use, isCompensated: expected.compensated });
});

const toric = z.strictObject({
  sphExact: z.number(),
  cylExact: z.number(),
  axis: z.number(),
  sph: z.number(),
  cyl: z.number(),
});

test.each(vectors("rx.vertex.toric", vectorEye, toric))("rx.vertex.toric: $name", ({ input, expected }) => {
  const { sphExact, cylExact, axis, sph, cyl } = expected;
  const { exact, powers, isCompensated } = compensateEye(input);
  expect(powers).toEqual({ sphere: sph, cylinder: cyl, axis });
  expect([exact.sphere, exact.cylinder].map((power) => power.toFixed(3))).toEqual(
    [sphExact, cylExact].map((power) => power.toFixed(3)),
  );
  expect(isCompensated).toBe(true);
});

test.each(vectors("rx.vertex.inverse", z.strictObject({ Fc: z.number() }), z.number()))(
  "rx.vertex.inverse: $name",
  ({ input, expected }) => {
    expect(powerAtSpectaclePlane(input.Fc)).toBeCloseTo(expected, 3);
  },
);

test("leaves weak lenses unchanged, with and without a cylinder", () => {
  const eye = { sphere: -2, cylinder: -1.75, axis: 20 };
  expect(compensateEye(eye)).toMatchObject({ powers: eye, isCompensated: false });
  expect(compensateEye({ sphere: -3, cylinder: 0, axis: null }).powers).toEqual({
    sphere: -3,
    cylinder: 0,
    axis: null,
  });
});

test("rounds ties to the more plus value", () => {
  expect([4.125, -4.125].map((power) => compensateSphere(power, 0).power)).toEqual([4.25, -4]);
});

test("converts to the eye and back exactly, and within one step after rounding", () => {
  fc.assert(
    fc.property(quarters(-20, 14), fc.integer({ min: 10, max: 15 }), (power, distance) => {
      expect(powerAtSpectaclePlane(powerAtCornealPlane(power, distance), distance)).toBeCloseTo(power, 9);
      const { power: rounded, isCompensated } = compensateSphere(power, distance);
      const back = isCompensated ? powerAtSpectaclePlane(rounded, distance) : rounded;
      expect(Math.abs(back - power)).toBeLessThan(0.25);
    }),
  );
});

test("returns powers in steps of 0.25, in minus-cylinder form, with an axis only for a cylinder", () => {
  fc.assert(
    fc.property(anyEye, (eye) => {
      const { sphere: power, cylinder, axis } = compensateEye(eye).powers;
      expect(Number.isInteger(power * 4) && Number.isInteger(cylinder * 4)).toBe(true);
      expect(cylinder).toBeLessThanOrEqual(0);
      expect(axis === null).toBe(cylinder === 0);
    }),
  );
});
