import { checkQuantity } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";

test.each([
  ["1", 1],
  [" 3 ", 3],
  ["007", 7],
  ["+2", 2],
  ["12", 12],
])("with 12 in stock, parses %j as %d", (typed, value) => {
  expect(checkQuantity(typed, 12)).toEqual({ ok: true, value });
});

test.each([
  ["", "not-whole"],
  ["dwa", "not-whole"],
  ["1,5", "not-whole"],
  ["1.0", "not-whole"],
  ["1e3", "not-whole"],
  ["２", "not-whole"],
  ["0", "not-positive"],
  ["-1", "not-positive"],
  ["−1", "not-positive"],
  ["13", "too-many"],
  ["9".repeat(400), "too-many"],
])("with 12 in stock, refuses %j as %s", (typed, error) => {
  expect(checkQuantity(typed, 12)).toEqual({ ok: false, error });
});

test.each([
  ["0", { ok: true, value: 0 }],
  ["-0", { ok: true, value: 0 }],
  ["3", { ok: true, value: 3 }],
  ["-1", { ok: false, error: "negative" }],
  ["13", { ok: false, error: "too-many" }],
])("with a minimum of 0, returns for %j: %j", (typed, answer) => {
  expect(checkQuantity(typed, 12, 0)).toEqual(answer);
});

test("accepts only whole numbers within the stock, which pass the check again unchanged", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), fc.nat(), (typed, available) => {
      const checked = checkQuantity(typed, available);
      if (!checked.ok) return;
      expect(checked.value).toBeGreaterThanOrEqual(1);
      expect(checked.value).toBeLessThanOrEqual(available);
      expect(checkQuantity(String(checked.value), available)).toEqual(checked);
    }),
  );
});
