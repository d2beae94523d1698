import { expect, test } from "vitest";
import { missingConsents, requiredConsents } from "#domain/checkout/consents.ts";

test.each([
  [{ isTermsTicked: true, hasPrescriptionLenses: false }, ["terms"]],
  [{ isTermsTicked: false, hasPrescriptionLenses: false }, []],
  [{ isTermsTicked: true, hasPrescriptionLenses: true }, ["lenses", "terms"]],
  [{ isTermsTicked: false, hasPrescriptionLenses: true }, ["lenses"]],
] as const)("%j needs %j", (setting, required) => {
  expect(requiredConsents(setting)).toEqual(required);
});

test("names what is not ticked", () => {
  expect(missingConsents(["lenses", "terms"], ["terms"])).toEqual(["lenses"]);
  expect(missingConsents(["terms"], ["terms", "lenses"])).toEqual([]);
});
