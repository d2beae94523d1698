import { checkNumber, nextNumber } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainText, typedFigure } from "../../../ui/optics/figures.ts";

test.each([
  ["12", 12],
  ["12,5", 12.5],
  ["12.5", 12.5],
  [" -2,25 ", -2.25],
  ["−2.25", -2.25],
  ["–3", -3],
  ["+4", 4],
  [",5", 0.5],
  ["7.", 7],
  ["1 250", 1250],
  ["1\u00a0250,75", 1250.75],
  ["-0", 0],
  ["－６２．５", -62.5],
])("parses %j as %d", (typed, value) => {
  expect(checkNumber(typed)).toEqual({ ok: true, value });
});

test.each(["abc", "12,5,5", "1.250,75", "1e5", "0x10", "--2", "2-", "1 25", ",", "-", "½", "Infinity"])(
  "refuses %j",
  (typed) => {
    expect(checkNumber(typed)).toEqual({ ok: false, error: { reason: "not-a-number" } });
  },
);

test.each([
  ["de", "12.000", 12_000],
  ["de", "-1.250.000", -1_250_000],
  ["de", "1.250,75", 1250.75],
  ["de", "2.25", 2.25],
  ["de", "−2,25", -2.25],
  ["de", "0.5", 0.5],
  ["en", "12,000", 12_000],
  ["en", "1,250.75", 1250.75],
  ["en", "2,25", 2.25],
  ["pl", "12.000", 12],
  ["pl", "12 000", 12_000],
])("parses in %s %j as %d", (locale, typed, value) => {
  expect(checkNumber(typed, {}, locale)).toEqual({ ok: true, value });
});

test.each(["12.00.000", "1.2500,5", "1,250.75"])("refuses %j in German", (typed) => {
  expect(checkNumber(typed, {}, "de")).toEqual({ ok: false, error: { reason: "not-a-number" } });
});

test("parses every number that the fields of a prescription accept, with the same result", () => {
  const sign = fc.constantFrom("", ..."+-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE63\uFF0D\u207A\uFF0B");
  const digits = fc.stringMatching(/^\d{1,9}([.,]\d{0,3})?$|^[.,]\d{1,3}$/);
  const blank = fc.constantFrom("", " ", "\u00a0", "\u200b");
  fc.assert(
    fc.property(blank, sign, blank, digits, blank, (...parts) => {
      const typed = parts.join("");
      const figure = typedFigure(plainText(typed), []);
      expect(figure).not.toBeNull();
      expect(checkNumber(typed)).toEqual({ ok: true, value: figure?.value });
    }),
  );
});

test("requires a value for an empty field", () => {
  expect(checkNumber("  ")).toEqual({ ok: false, error: { reason: "required" } });
});

test.each([
  ["19,5", { reason: "too-small", minimum: 20 }],
  ["40,5", { reason: "too-large", maximum: 40 }],
  ["31,2", { reason: "between-steps", below: 31, above: 31.5 }],
  ["39,9", { reason: "between-steps", below: 39.5, above: 40 }],
])("refuses %j within 20 to 40 in steps of 0.5, with the nearest values", (typed, error) => {
  expect(checkNumber(typed, { minimum: 20, maximum: 40, step: 0.5 })).toEqual({ ok: false, error });
});

test("offers no value above the maximum", () => {
  expect(checkNumber("9,5", { minimum: 0, maximum: 10, step: 4 })).toEqual({
    ok: false,
    error: { reason: "between-steps", below: 8, above: null },
  });
});

const limits = { minimum: -20, maximum: 20, step: 0.25 };

test("returns only values within the limits, for any text", () => {
  const typed = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.stringMatching(/^[-+−]?[\d ]{0,6}[.,]?\d{0,4}$/),
    fc.double().map(String),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const checked = checkNumber(text, limits);
      if (!checked.ok) return;
      expect(checked.value).toBeGreaterThanOrEqual(limits.minimum);
      expect(checked.value).toBeLessThanOrEqual(limits.maximum);
      expect(Number.isInteger(checked.value * 4)).toBe(true);
      expect(Object.is(checked.value, -0)).toBe(false);
    }),
  );
});

test("parses numbers as they are formatted in any language", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -80, max: 80 }),
      fc.constantFrom("pl", "de", "en", "fr-FR", "pt-PT"),
      (quarters, locale) => {
        const value = quarters / 4;
        expect(checkNumber(new Intl.NumberFormat(locale).format(value), limits)).toEqual({ ok: true, value });
      },
    ),
  );
});

test.each([
  [null, 1, -20],
  [null, -1, 20],
  [1, 1, 1.25],
  [1.1, 1, 1.25],
  [1.1, -1, 1],
  [0.3, -1, 0.25],
  [20, 1, null],
  [-20, -1, null],
] as const)("nextNumber returns from %j in direction %d: %j", (value, direction, next) => {
  expect(nextNumber(value, direction, limits)).toBe(next);
});
