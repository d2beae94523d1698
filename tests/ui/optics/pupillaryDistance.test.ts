import { nearPupillaryDistance, readPupillaryDistance } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const vectorInput = z.union([
  z.strictObject({ right: z.number(), left: z.number() }),
  z.strictObject({ total: z.optional(z.number()) }),
]);

const read = z.union([
  z.strictObject({
    ok: z.literal(true),
    total: z.number(),
    right: z.number(),
    left: z.number(),
    warnings: z.array(z.literal("PD_UNUSUAL")),
  }),
  z.strictObject({ ok: z.literal(false), error: z.enum(["PD_REQUIRED", "PD_RANGE", "PD_STEP"]) }),
]);

const reasons = { PD_REQUIRED: "required", PD_RANGE: "outside", PD_STEP: "between-steps" } as const;

test.each(vectors("rx.pd", vectorInput, read))("rx.pd: $name", ({ input, expected }) => {
  const typed =
    "right" in input
      ? { right: String(input.right), left: String(input.left) }
      : { total: input.total === undefined ? "" : String(input.total) };
  const reading = readPupillaryDistance(typed);
  if (!reading.ok || !expected.ok) {
    const found = reading.ok ? [] : Object.values(reading.problems).map((problem) => problem?.reason);
    expect(found).toEqual(expected.ok ? [] : [reasons[expected.error]]);
    return;
  }
  const { total, right, left } = expected;
  expect(reading.value).toEqual({ total, right, left, isHalved: "total" in typed });
  expect(reading.notes.map(({ note }) => note)).toEqual(expected.warnings.map(() => "unusual"));
});

test.each([
  [{ total: "62 mm" }, 62],
  [{ total: "63,5" }, 63.5],
  [{ right: "31,5", left: "32 mm" }, 63.5],
])("parses %j as a total of %d mm", (typed, total) => {
  expect(readPupillaryDistance(typed)).toMatchObject({ ok: true, value: { total }, notes: [] });
});

test.each([
  [{ total: "620" }, { total: { reason: "outside", from: 45, to: 80 } }],
  [{ total: "wide" }, { total: { reason: "not-a-figure" } }],
  [{ right: "31", left: "" }, { left: { reason: "required" } }],
  [
    { right: "31.2", left: "12" },
    {
      right: { reason: "between-steps", step: 0.5, nearest: [31, 31.5] },
      left: { reason: "outside", from: 20, to: 40 },
    },
  ],
  [{ right: "21", left: "22" }, { total: { reason: "outside", from: 45, to: 80 } }],
])("refuses %j", (typed, problems) => {
  expect(readPupillaryDistance(typed)).toEqual({ ok: false, problems });
});

test("notes a large difference between both sides", () => {
  const reading = readPupillaryDistance({ right: "29", left: "34" });
  expect(reading).toMatchObject({ ok: true, notes: [{ note: "sides-differ", by: 5 }] });
});

test("returns sides that add up to a total within the limits, for any text", () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,3}([.,]\d{1,2})?( mm)?$/));
  const typed = fc.oneof(fc.record({ total: text }), fc.record({ right: text, left: text }));
  fc.assert(
    fc.property(typed, (each) => {
      const reading = readPupillaryDistance(each);
      if (!reading.ok) return;
      const { total, right, left } = reading.value;
      expect(right + left).toBe(total);
      expect(total >= 45 && total <= 80 && Number.isInteger(total * 2)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

const near = z.strictObject({ pd: z.number(), w: z.optional(z.number()) });

const nearAnswer = z.strictObject({ geometric: z.number(), rule: z.number() });

test.each(vectors("rx.pd.near", near, nearAnswer))("rx.pd.near: $name", ({ input, expected }) => {
  const answer = { geometric: expected.geometric, ruleOfThumb: expected.rule };
  expect(nearPupillaryDistance(input.pd, input.w)).toEqual(answer);
});
