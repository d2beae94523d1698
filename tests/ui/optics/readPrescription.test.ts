import { emptyPrescription, powerLimits, readPrescription, readRow, type TypedRow } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";

const row = (typed: Partial<TypedRow>): TypedRow => ({ ...emptyPrescription.right, ...typed });

test("a paper with two rows is read as it stands there", () => {
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

test("of an empty paper nothing is said, and nothing is made", () => {
  expect(readPrescription(emptyPrescription)).toMatchObject({ isEmpty: true, prescription: null });
});

test.each([
  ["an empty sphere is asked for", { cylinder: "-0,50", axis: "90" }, [{ question: "is-plano", field: "sphere" }]],
  ["a sphere without a sign, too", { sphere: "2,25" }, [{ question: "which-sign", field: "sphere", amount: 2.25 }]],
  [
    "and a cylinder",
    { sphere: "-1", cylinder: "50", axis: "5" },
    [], // 50 is no cylinder at all: a problem, no question
  ],
  [
    "a cylinder of three digits without a sign",
    { sphere: "-1", cylinder: "050", axis: "5" },
    [{ question: "which-sign", field: "cylinder", amount: 0.5 }],
  ],
  ["0.00 needs no sign", { sphere: "0,00" }, []],
] as const)("%s", (_, typed, questions) => {
  const reading = readRow(row(typed));
  expect(reading.questions).toEqual(questions);
  if (questions.length > 0) expect(reading.eye).toBeNull();
});

test("what is wrong is said of each field, and keeps the whole from being made", () => {
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

test("whatever is typed, only what can be made comes out", () => {
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
    { numRuns: 2000 },
  );
});
