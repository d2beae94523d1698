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

const paper = typed({
  "right.sphere": "-2,75",
  "right.cylinder": "-0,50",
  "right.axis": "x170",
  "left.sphere": "−225",
  "left.cylinder": "-0.75",
  "left.axis": "0",
  "distance.total": "63",
});

test("a paper is given out once everything on it is right", () => {
  expect(readDraft(after(paper), context).value).toEqual({
    eyes: {
      right: { sphere: -2.75, cylinder: -0.5, axis: 170, addition: null, prism: null },
      left: { sphere: -2.25, cylinder: -0.75, axis: 180, addition: null, prism: null },
    },
    pupillaryDistance: { total: 63, right: 31.5, left: 31.5, isHalved: true },
    examined: null,
  });
});

test("nothing is given out while a hand is in a cell", () => {
  const draft = after([{ change: "type", cell: "left.sphere", text: "-2" }], after(paper));
  expect(readDraft(draft, context).value).toBeNull();
  expect(readDraft(after([{ change: "leave", cell: "left.sphere" }], draft), context).value).not.toBeNull();
});

test.each([
  ["an empty sphere", { "right.sphere": "" }],
  ["a power without a sign", { "right.sphere": "2,75" }],
  ["a step between", { "left.sphere": "-2,30" }],
  ["a cylinder without an axis", { "right.axis": "" }],
  ["no distance", { "distance.total": "" }],
  ["a day to come", { examined: "2026-11-21" }],
  ["a part of a date", { examined: "?" }],
] as const)("%s is given out by nobody", (_, texts) => {
  expect(readDraft(after(typed(texts), after(paper)), context).value).toBeNull();
});

test("lenses for several distances wait for the addition of both eyes", () => {
  const progressive = { ...context, type: "progressive" } as const;
  const reading = readDraft(after(paper), progressive);
  expect(reading.problems).toEqual([
    { cell: "right.addition", problem: { reason: "addition-required" } },
    { cell: "left.addition", problem: { reason: "addition-required" } },
  ]);
  const both = after(typed({ "right.addition": "2,00", "left.addition": "200" }), after(paper));
  expect(readDraft(both, progressive).value?.eyes.left.addition).toBe(2);
});

test("a prism is given out with its base, and only where one is prescribed", () => {
  const withPrism = after(
    [
      { change: "prism", prism: "prescribed" },
      ...typed({ "right.horizontal": "1,5" }),
      { change: "base", cell: "right.horizontal", base: "up" },
    ],
    after(paper),
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

test("two sides whose sum is none are told together", () => {
  const draft = after(
    [{ change: "distance", distance: "each-eye" }, ...typed({ "distance.right": "20", "distance.left": "21" })],
    after(paper),
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

test("no sequence of typing, choosing, pasting and answering gives out what cannot be made", () => {
  let given = 0;
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(anyChange, { maxLength: 12 }),
      fc.constantFrom(...lensTypes),
      (isFilled, changes, type) => {
        const draft = after(changes, after(isFilled ? paper : []));
        const { value } = readDraft(draft, { ...context, type });
        if (value === null) return;
        given += 1;
        expect(isMakeable(value)).toBe(true);
        expect(draft.typing).toBeNull();
        expect(prescriptionFindings(value.eyes, type).filter(isBlocking)).toEqual([]);
        // Nothing that has to be asked is guessed.
        for (const eye of eyes) expect(readRow(typedRow(draft, eye)).questions).toEqual([]);
      },
    ),
    { numRuns: 4000 },
  );
  expect(given).toBeGreaterThan(50);
});
