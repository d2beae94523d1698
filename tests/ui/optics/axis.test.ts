import { axisDistance, nearestAxis, readAxis, readEye } from "@dioptra/ui/optics";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const tens = Array.from({ length: 18 }, (_, index) => (index + 1) * 10);

test.each(vectors("cl.axis.snap", z.strictObject({ axis: z.number() }), z.number()))(
  "cl.axis.snap: $name",
  ({ input, expected }) => {
    expect(nearestAxis(tens, input.axis)).toBe(expected);
  },
);

test.each([
  [0, 180],
  [5, 10],
  [95, 100],
])("returns for axis %d the nearest available axis %d", (axis, expected) => {
  expect(nearestAxis(tens, axis)).toBe(expected);
});

test("returns distances of at most 90 degrees, and null without available axes", () => {
  expect(axisDistance(10, 180)).toBe(10);
  expect(axisDistance(45, 135)).toBe(90);
  expect(nearestAxis([], 90)).toBeNull();
});

test.each([
  ["90", 90],
  ["x90", 90],
  ["× 5°", 5],
  ["ax 175", 175],
  ["180", 180],
  ["", null],
  ["x", null],
])("parses the axis %j as %s", (text, value) => {
  expect(readAxis(text)).toEqual({ ok: true, value, wasZero: false });
});

test("reads axis 0 as 180 with a note", () => {
  expect(readAxis("0")).toEqual({ ok: true, value: 180, wasZero: true });
  const reading = readEye({ sphere: "-1.00", cylinder: "-0.50", axis: "0°" });
  expect(reading).toEqual({
    ok: true,
    value: { sphere: -1, cylinder: -0.5, axis: 180 },
    notes: [{ field: "axis", note: "zero-is-180" }],
  });
});

test.each([
  ["181", { reason: "outside", from: 0, to: 180 }],
  ["-5", { reason: "outside", from: 0, to: 180 }],
  ["90.5", { reason: "between-steps", step: 1, nearest: [90, 91] }],
  ["ninety", { reason: "not-a-figure" }],
])("refuses the axis %j", (text, problem) => {
  expect(readAxis(text)).toEqual({ ok: false, problem });
});
