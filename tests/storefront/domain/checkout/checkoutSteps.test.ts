import { expect, test } from "vitest";
import { type CheckoutStep, checkoutSteps, openStep, stepsOf } from "#domain/checkout/checkoutSteps.ts";

test("what is downloaded needs no delivery", () => {
  expect(stepsOf({ isVirtual: false })).toEqual(["details", "shipping", "payment", "review"]);
  expect(stepsOf({ isVirtual: true })).toEqual(["details", "payment", "review"]);
});

test.each<[CheckoutStep[], CheckoutStep | null, CheckoutStep]>([
  [[], null, "details"],
  [[], "review", "details"],
  [["details"], null, "shipping"],
  [["details"], "details", "details"],
  [["details", "shipping"], "shipping", "shipping"],
  [["details", "shipping"], "review", "payment"],
  [["details", "shipping", "payment"], null, "review"],
  [["details", "shipping", "payment"], "payment", "payment"],
  [["details", "payment"], "review", "shipping"],
])("with %j answered, asking for %s shows %s", (done, wanted, shown) => {
  expect(openStep(checkoutSteps, done, wanted)).toBe(shown);
});
