import { distanceBetween, roundDistance } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const place = z.tuple([z.number(), z.number()]).transform(([latitude, longitude]) => ({ latitude, longitude }));

test.each(vectors("salon.distance", z.strictObject({ a: place, b: place }), z.number()))(
  "salon.distance: $name",
  ({ input, expected }) => expect(Math.round(distanceBetween(input.a, input.b) * 10) / 10).toBe(expected),
);

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("is the same in both directions, and at most half the circumference of the earth", () => {
  fc.assert(
    fc.property(anywhere, anywhere, (a, b) => {
      const there = distanceBetween(a, b);
      expect(there).toBeCloseTo(distanceBetween(b, a), 6);
      expect(there >= 0 && there <= 20_016).toBe(true);
    }),
  );
});

test.each([
  [0, 0, "meter"],
  [0.412, 400, "meter"],
  [0.974, 950, "meter"],
  [0.98, 1, "kilometer"],
  [1.64, 1.6, "kilometer"],
  [9.94, 9.9, "kilometer"],
  [9.96, 10, "kilometer"],
  [252.02, 252, "kilometer"],
] as const)("%d km is shown as %d %s", (kilometres, value, unit) => {
  expect(roundDistance(kilometres)).toEqual({ value, unit });
});
