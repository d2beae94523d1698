import {
  axisLimits,
  eyes,
  isBlocking,
  lensTypes,
  type Limits,
  powerLimits,
  prescriptionFindings,
  prismLimits,
  pupillaryDistanceLimits,
  readRow,
} from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { textIn, typedRow } from "../../../ui/prescription/prescriptionDraft.ts";
import { type EnteredPrescription, readDraft } from "../../../ui/prescription/readDraft.ts";
import { after, anyChange, context, typed } from "./drafts.ts";

const validForm = typed({
  "right.sphere": "-2,75",
  "right.cylinder": "-0,50",
  "right.axis": "x170",
  "left.sphere": "−225",
  "left.cylinder": "-0.75",
  "left.axis": "0",
  "distance.total": "63",
});

test("returns the value of a complete and valid draft", () => {
  expect(readDraft(after(validForm), context).value).toEqual({
    eyes: {
      right: { sphere: -2.75, cylinder: -0.5, axis: 170, addition: null, prism: null },
      left: { sphere: -2.25, cylinder: -0.75, axis: 180, addition: null, prism: null },
    },
    pupillaryDistance: { total: 63, right: 31.5, left: 31.5, isHalved: true },
    examined: null,
  });
});

test("returns no value while the shopper is typing", () => {
  const draft = after([{ change: "type", cell: "left.sphere", text: "-2" }], after(validForm));
  expect(readDraft(draft, context).value).toBeNull();
  expect(readDraft(after([{ change: "leave", cell: "left.sphere" }], draft), context).value).not.toBeNull();
});

test.each([
  ["an empty sphere", { "right.sphere": "" }],
  ["a power without a sign", { "right.sphere": "2,75" }],
  ["a power between steps", { "left.sphere": "-2,30" }],
  ["a cylinder without an axis", { "right.axis": "" }],
  ["no pupillary distance", { "distance.total": "" }],
  ["a date in the future", { examined: "2026-11-21" }],
  ["an incomplete date", { examined: "?" }],
] as const)("returns no value for %s", (_, texts) => {
  expect(readDraft(after(typed(texts), after(validForm)), context).value).toBeNull();
});

test("requires the addition of both eyes for lenses for several distances", () => {
  const progressive = { ...context, type: "progressive" } as const;
  const reading = readDraft(after(validForm), progressive);
  expect(reading.problems).toEqual([
    { cell: "right.addition", problem: { reason: "addition-required" } },
    { cell: "left.addition", problem: { reason: "addition-required" } },
  ]);
  const both = after(typed({ "right.addition": "2,00", "left.addition": "200" }), after(validForm));
  expect(readDraft(both, progressive).value?.eyes.left.addition).toBe(2);
});

test("requires the base of a prism, and ignores prisms that are switched off", () => {
  const withPrism = after(
    [
      { change: "prism", prism: "prescribed" },
      ...typed({ "right.horizontal": "1,5" }),
      { change: "base", cell: "right.horizontal", base: "up" },
    ],
    after(validForm),
  );
  expect(readDraft(withPrism, context).problems).toEqual([
    { cell: "right.horizontal", problem: { reason: "base-required" } },
  ]);
  const based = after([{ change: "base", cell: "right.horizontal", base: "out" }], withPrism);
  const prism = { horizontal: { amount: 1.5, base: "out" }, vertical: null };
  expect(readDraft(based, context).value?.eyes).toMatchObject({ right: { prism }, left: { prism: null } });
  const without = after([{ change: "prism", prism: "none" }], based);
  expect(readDraft(without, context).value?.eyes.right.prism).toBeNull();
  expect(textIn(without, "right.horizontal")).toBe("1,5");
});

test("reports an invalid sum of two valid sides once", () => {
  const draft = after(
    [{ change: "distance", distance: "each-eye" }, ...typed({ "distance.right": "20", "distance.left": "21" })],
    after(validForm),
  );
  expect(readDraft(draft, context).problems).toMatchObject([{ cell: "distance.left", problem: { reason: "outside" } }]);
});

const isWithin = (value: number, { from, to, step }: Limits) =>
  value >= from && value <= to && Number.isInteger(value / step);

function isMakeable({ eyes: powers, pupillaryDistance, examined }: EnteredPrescription) {
  const { total, right, left } = pupillaryDistance;
  return (
    eyes.every((eye) => {
      const { sphere, cylinder, axis, addition, prism } = powers[eye];
      const prisms = [prism?.horizontal, prism?.vertical].filter((each) => each !== undefined && each !== null);
      return (
        isWithin(sphere, powerLimits.sphere) &&
        isWithin(cylinder, powerLimits.cylinder) &&
        (axis === null) === (cylinder === 0) &&
        (axis === null || (axis >= 1 && isWithin(axis, axisLimits))) &&
        (addition === null || isWithin(addition, powerLimits.addition)) &&
        prisms.every(({ amount }) => isWithin(amount, prismLimits))
      );
    }) &&
    isWithin(total, pupillaryDistanceLimits.total) &&
    right + left === total &&
    (examined === null || examined <= context.today)
  );
}

test("returns only prescriptions that can be made, for any sequence of changes", () => {
  let valueCount = 0;
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(anyChange, { maxLength: 12 }),
      fc.constantFrom(...lensTypes),
      (isFilled, changes, type) => {
        const draft = after(changes, after(isFilled ? validForm : []));
        const { value } = readDraft(draft, { ...context, type });
        if (value === null) return;
        valueCount += 1;
        expect(isMakeable(value)).toBe(true);
        expect(draft.typing).toBeNull();
        expect(prescriptionFindings(value.eyes, type).filter(isBlocking)).toEqual([]);
        // Open questions are never answered by a guess.
        for (const eye of eyes) expect(readRow(typedRow(draft, eye)).questions).toEqual([]);
      },
    ),
    { numRuns: 4000 },
  );
  expect(valueCount).toBeGreaterThan(50);
});
