import { passwordStrength } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

const context = { common: new Set(["password1234"]), personal: ["kowalska"] };

test.each([
  ["", "weak"],
  ["krótkie", "weak"],
  ["password1234", "weak"],
  ["pani-kowalska-2026", "weak"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["osiem888", "fair"],
  ["jedenaście1", "fair"],
  ["dwanaście 12", "good"],
  ["żółw pije mleko", "strong"],
])("%j is %s", (typed, strength) => {
  expect(passwordStrength(typed, context)).toBe(strength);
});
