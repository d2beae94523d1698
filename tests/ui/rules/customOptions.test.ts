import { checkCustomOptions, type CustomOption, type OptionAnswers, optionsSurcharge } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";

const fixed = (minor: number) => ({ type: "fixed", minor }) as const;

const percent = (share: number) => ({ type: "percent", percent: share }) as const;

const options: readonly CustomOption[] = [
  { id: "7", kind: "field", need: "required", position: 2, maximum: 5, price: fixed(2500) },
  {
    id: "8",
    kind: "radio",
    need: "required",
    position: 1,
    values: [
      { id: "81", position: 2, price: fixed(1500) },
      { id: "82", position: 1, price: percent(10) },
      { id: "0", position: 3, price: fixed(9900) },
    ],
  },
  {
    id: "9",
    kind: "checkbox",
    need: "optional",
    position: 3,
    values: [
      { id: "91", position: 1, price: fixed(1500) },
      { id: "92", position: 2, price: percent(10) },
    ],
  },
  { id: "10", kind: "date", need: "optional", position: 4, earliest: "2026-11-24", latest: "2026-12-24" },
  { id: "11", kind: "area", need: "optional", position: 5 },
  { id: "12", kind: "file", need: "optional", position: 6, price: fixed(700) },
];

const base = { net: 10_000, gross: 12_300 };

test.each<[OptionAnswers, number, number]>([
  [{}, 0, 0],
  [{ 8: "81" }, 1500, 1500],
  [{ 8: "82" }, 1000, 1230],
  // docs/specification/prices.md#price-8
  [{ 9: "91,92" }, 2500, 2730],
  [{ 8: "81", 9: "92" }, 2500, 2730],
  [{ 8: "0" }, 0, 0],
  [{ 8: "81,82" }, 0, 0],
  [{ 7: "Anna" }, 2500, 2500],
  [{ 7: "  " }, 0, 0],
  [{ 7: "Annamaria" }, 0, 0],
  [{ 9: "93", 13: "1" }, 0, 0],
  [{ 12: "0b0f1c2e-5a52-4a73-9a7e-0d8a5a0c6f11" }, 700, 700],
  [{ 12: "pattern.png" }, 0, 0],
])("%j adds %d net and %d gross to 10000 and 12300 minor units", (answers, net, gross) => {
  expect(optionsSurcharge(options, answers, base)).toEqual({ net, gross });
});

const validAnswers = { 7: "Anna", 8: "82" };

test.each<[OptionAnswers, unknown]>([
  [{}, { 7: "required", 8: "required" }],
  [{ ...validAnswers, 7: " \u200b " }, { 7: "required" }],
  [{ ...validAnswers, 7: "Łucjan" }, { 7: "too-long" }],
  [{ ...validAnswers, 8: "81,82" }, { 8: "required" }],
  [{ ...validAnswers, 8: "83" }, { 8: "required" }],
  [{ ...validAnswers, 10: "?" }, { 10: "not-a-date" }],
  [{ ...validAnswers, 10: "2026-13-01" }, { 10: "not-a-date" }],
  [{ ...validAnswers, 10: "2027-02-29" }, { 10: "not-a-date" }],
  [{ ...validAnswers, 10: "2026-11-23" }, { 10: "too-early" }],
  [{ ...validAnswers, 10: "2026-12-25" }, { 10: "too-late" }],
  [{ ...validAnswers, 11: "a".repeat(501) }, { 11: "too-long" }],
  [{ ...validAnswers, 11: "👩🏽‍🎨".repeat(80) }, { 11: "too-long" }],
])("refuses %j: %j", (answers, errors) => {
  expect(checkCustomOptions(options, answers)).toEqual({ ok: false, errors });
});

test("returns the answers in the order of the options", () => {
  const answers = { 7: " Zoë\u0301 👓", 8: "82", 9: "92,93,91", 10: "2026-12-24", 11: "Dla Zosi\nod Jana ", 12: "?" };
  expect(checkCustomOptions(options, answers)).toEqual({
    ok: true,
    value: [
      { optionId: "8", optionValue: "82" },
      { optionId: "7", optionValue: "Zoë\u0301 👓" },
      { optionId: "9", optionValue: "91,92" },
      { optionId: "10", optionValue: "2026-12-24" },
      { optionId: "11", optionValue: "Dla Zosi\nod Jana" },
    ],
  });
});

const anyAnswer = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.constantFrom("81", "82", "91,92", "92,91,92", ",", "2026-12-01", "__proto__"),
);

const anyAnswers = fc.dictionary(fc.constantFrom("7", "8", "9", "10", "11", "12", "__proto__"), anyAnswer);

test("accepted answers pass the check again unchanged and cost the same", () => {
  fc.assert(
    fc.property(anyAnswers, (typed) => {
      const first = checkCustomOptions(options, { ...validAnswers, ...typed });
      if (!first.ok) return;
      const again = Object.fromEntries(first.value.map(({ optionId, optionValue }) => [optionId, optionValue]));
      expect(checkCustomOptions(options, again)).toEqual(first);
      expect(optionsSurcharge(options, again, base)).toEqual(
        optionsSurcharge(options, { ...validAnswers, ...typed }, base),
      );
    }),
    { numRuns: 500 },
  );
});

test("returns only values that an option offers, and never a negative surcharge", () => {
  fc.assert(
    fc.property(anyAnswers, (typed) => {
      const checked = checkCustomOptions(options, typed);
      const addition = optionsSurcharge(options, typed, base);
      expect(addition.net).toBeGreaterThanOrEqual(0);
      expect(addition.gross).toBeGreaterThanOrEqual(addition.net);
      if (!checked.ok) return;
      for (const { optionId, optionValue } of checked.value) {
        const option = options.find(({ id }) => id === optionId);
        expect(optionValue.length).toBeLessThanOrEqual(500);
        if (option && "values" in option) {
          const offered = new Set(option.values.map(({ id }) => id));
          expect(optionValue.split(",").every((id) => offered.has(id))).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});
