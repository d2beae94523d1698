import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { readAmount, toWireAmount, wireAmount } from "#contract/amount.ts";

test("an amount survives the wire", () => {
  assert(
    property(integer({ min: -100_000_000_000, max: 100_000_000_000 }), (minor) => {
      const wire: unknown = JSON.parse(JSON.stringify(toWireAmount({ minor, currency: "PLN" })));
      expect(readAmount(wireAmount.parse(wire), "PLN")).toEqual({ minor: minor + 0, currency: "PLN" });
    }),
  );
});

test.each([
  [319.2, 319_20],
  [0.1 + 0.2, 30],
  [1.005, 1_01],
  [-0.001, 0],
])("%d reads as %d minor units", (major, minor) => {
  expect(readAmount(major, "EUR")).toEqual({ minor, currency: "EUR" });
});

test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [1e21], ["5.00"]])("%s is no amount", (value) => {
  expect(wireAmount.safeParse(value).success).toBe(false);
});
