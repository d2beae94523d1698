import { emptyPrescription, powerLimits, readEye, readPrescription, readRow, type TypedRow } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { runs } from "../../support/scope.ts";
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

test("reads an empty sphere as 0.00 with a note", () => {
  expect(readEye({ sphere: "", cylinder: "", axis: "" })).toEqual({
    ok: true,
    value: { sphere: 0, cylinder: 0, axis: null },
    notes: [{ field: "sphere", note: "nothing" }],
  });
});

test("notes each missing sign and point by field", () => {
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

test("returns the problem of every field, and requires no axis for an invalid cylinder", () => {
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

test("drops an invalid axis without a cylinder", () => {
  const reading = readEye({ sphere: "+1.00", cylinder: "0.00", axis: "200" });
  expect(reading).toEqual({
    ok: true,
    value: { sphere: 1, cylinder: 0, axis: null },
    notes: [{ field: "axis", note: "dropped" }],
  });
});

test("returns an axis exactly if there is a cylinder", () => {
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

const row = (typed: Partial<TypedRow>): TypedRow => ({ ...emptyPrescription.right, ...typed });

test("parses both rows of a prescription", () => {
  const typed = {
    right: row({ sphere: "-2,75", cylinder: "-0,50", axis: "x170", addition: "1,50" }),
    left: row({ sphere: "pl" }),
  };
  expect(readPrescription(typed)).toMatchObject({
    isEmpty: false,
    prescription: {
      right: { sphere: -2.75, cylinder: -0.5, axis: 170, addition: 1.5, prism: null },
      left: { sphere: 0, cylinder: 0, axis: null, addition: null, prism: null },
    },
  });
});

test("returns no prescription for an empty form", () => {
  expect(readPrescription(emptyPrescription)).toMatchObject({ isEmpty: true, prescription: null });
});

test.each([
  [
    "asks whether an empty sphere is plano",
    { cylinder: "-0,50", axis: "90" },
    [{ question: "is-plano", field: "sphere" }],
  ],
  ["asks for the sign of a sphere", { sphere: "2,25" }, [{ question: "which-sign", field: "sphere", amount: 2.25 }]],
  [
    "asks nothing about an invalid cylinder",
    { sphere: "-1", cylinder: "50", axis: "5" },
    [], // 50 is outside the limits, which is a problem and not a question.
  ],
  [
    "asks for the sign of a cylinder of three digits",
    { sphere: "-1", cylinder: "050", axis: "5" },
    [{ question: "which-sign", field: "cylinder", amount: 0.5 }],
  ],
  ["accepts 0.00 without a sign", { sphere: "0,00" }, []],
] as const)("%s", (_, typed, questions) => {
  const reading = readRow(row(typed));
  expect(reading.questions).toEqual(questions);
  if (questions.length > 0) expect(reading.eye).toBeNull();
});

test("returns the problems of each field and no prescription", () => {
  const typed = { right: row({ sphere: "-2,30", cylinder: "-0,50", addition: "9" }), left: row({ sphere: "-1" }) };
  const { rows, prescription } = readPrescription(typed);
  expect(Object.keys(rows.right.problems).toSorted()).toEqual(["addition", "axis", "sphere"]);
  expect(rows.left.problems).toEqual({});
  expect(prescription).toBeNull();
});

const typedText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.stringMatching(/^[-+−]?\d{0,3}[.,]?\d{0,3}$/),
  fc.constantFrom("", "plano", "pl", "x90", "-225", "0", "180°"),
);

const typedRow = fc.record({ sphere: typedText, cylinder: typedText, axis: typedText, addition: typedText });

test("returns only powers within the limits, for any text", () => {
  fc.assert(
    fc.property(fc.record({ right: typedRow, left: typedRow }), (typed) => {
      const { prescription } = readPrescription(typed);
      for (const eye of prescription ? [prescription.right, prescription.left] : []) {
        for (const [value, { from, to, step }] of [
          [eye.sphere, powerLimits.sphere],
          [eye.cylinder, powerLimits.cylinder],
          [eye.addition ?? powerLimits.addition.from, powerLimits.addition],
        ] as const) {
          expect(value >= from && value <= to && Number.isInteger(value / step)).toBe(true);
        }
        const { axis } = eye;
        expect(axis === null).toBe(eye.cylinder === 0);
        if (axis !== null) expect(Number.isInteger(axis) && axis >= 1 && axis <= 180).toBe(true);
      }
    }),
    { numRuns: runs(500, 2000) },
  );
});
