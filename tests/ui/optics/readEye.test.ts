import { readAxis, readEye } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const typedEye = z.strictObject({ sph: z.string(), cyl: z.string(), axis: z.string() });
const read = z.union([
  z.strictObject({
    ok: z.literal(true),
    sph: z.number(),
    cyl: z.number(),
    axis: z.nullable(z.number()),
    notes: z.optional(z.array(z.literal("AXIS_IGNORED"))),
  }),
  z.strictObject({ ok: z.literal(false), errors: z.array(z.enum(["AXIS_REQUIRED", "AXIS_RANGE"])) }),
]);
const axisReasons = { AXIS_REQUIRED: "required", AXIS_RANGE: "outside" } as const;

test.each(vectors("rx.eye.validate", typedEye, read))("rx.eye.validate: $name", ({ input, expected }) => {
  const reading = readEye({ sphere: input.sph, cylinder: input.cyl, axis: input.axis });
  if (!expected.ok) {
    const [reason] = expected.errors.map((error) => axisReasons[error]);
    expect(reading).toMatchObject({ ok: false, problems: { axis: { reason } } });
    return;
  }
  const value = { sphere: expected.sph, cylinder: expected.cyl, axis: expected.axis };
  expect(reading).toMatchObject({ ok: true, value });
  const notes = reading.ok ? reading.notes.filter(({ note }) => note === "dropped") : [];
  expect(notes).toHaveLength(expected.notes?.length ?? 0);
});

test.each([
  ["90", 90],
  ["x90", 90],
  ["× 5°", 5],
  ["ax 175", 175],
  ["180", 180],
  ["", null],
  ["x", null],
])("an axis typed as %j is %s", (text, value) => {
  expect(readAxis(text)).toEqual({ ok: true, value, wasZero: false });
});

test("axis 0 is that of 180, and the shopper is told", () => {
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
])("an axis typed as %j is refused", (text, problem) => {
  expect(readAxis(text)).toEqual({ ok: false, problem });
});

test("an empty sphere is 0.00, but never silently", () => {
  expect(readEye({ sphere: "", cylinder: "", axis: "" })).toEqual({
    ok: true,
    value: { sphere: 0, cylinder: 0, axis: null },
    notes: [{ field: "sphere", note: "nothing" }],
  });
});

test("what was understood without being written is said back, field by field", () => {
  const reading = readEye({ sphere: "-225", cylinder: "0.75", axis: "x90" });
  expect(reading).toEqual({
    ok: true,
    value: { sphere: -2.25, cylinder: 0.75, axis: 90 },
    notes: [
      { field: "sphere", note: "no-point" },
      { field: "cylinder", note: "no-sign" },
    ],
  });
});

test("every field that is wrong is told, and an axis is not asked for by a cylinder that is none", () => {
  expect(readEye({ sphere: "-21", cylinder: "-0.3", axis: "200" })).toEqual({
    ok: false,
    problems: {
      sphere: { reason: "outside", from: -20, to: 14 },
      cylinder: { reason: "between-steps", step: 0.25, nearest: [-0.5, -0.25] },
      axis: { reason: "outside", from: 0, to: 180 },
    },
  });
  const reading = readEye({ sphere: "", cylinder: "?", axis: "" });
  expect(reading).toEqual({ ok: false, problems: { cylinder: { reason: "not-a-figure" } } });
});

test("an axis that cannot be read is dropped without a cylinder, like any other", () => {
  const reading = readEye({ sphere: "+1.00", cylinder: "0.00", axis: "200" });
  expect(reading).toEqual({
    ok: true,
    value: { sphere: 1, cylinder: 0, axis: null },
    notes: [{ field: "axis", note: "dropped" }],
  });
});

test("an eye that is read has an axis exactly when it has a cylinder", () => {
  const power = fc.constantFrom("", "0.00", "pl", "-0,75", "+125", "−2.25", "2", "abc");
  const axis = fc.oneof(fc.constantFrom("", "x90", "0", "abc"), fc.integer({ min: -5, max: 190 }).map(String));
  fc.assert(
    fc.property(power, power, axis, (sphere, cylinder, typedAxis) => {
      const reading = readEye({ sphere, cylinder, axis: typedAxis });
      if (!reading.ok) {
        expect(Object.keys(reading.problems)).not.toEqual([]);
        return;
      }
      const { value } = reading;
      expect(value.axis === null).toBe(value.cylinder === 0);
      if (value.axis !== null) expect(value.axis >= 1 && value.axis <= 180).toBe(true);
    }),
    { numRuns: 500 },
  );
});
