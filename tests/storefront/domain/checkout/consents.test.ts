import { expect, test } from "vitest";
import { missingConsents, requiredConsents } from "#domain/checkout/consents.ts";

test.each([
  [{ isTermsTicked: true, hasPrescriptionLenses: false, hasPaidDownload: false }, ["terms"]],
  [{ isTermsTicked: false, hasPrescriptionLenses: false, hasPaidDownload: false }, []],
  [{ isTermsTicked: true, hasPrescriptionLenses: true, hasPaidDownload: false }, ["lenses", "terms"]],
  [{ isTermsTicked: false, hasPrescriptionLenses: true, hasPaidDownload: false }, ["lenses"]],
  [{ isTermsTicked: true, hasPrescriptionLenses: false, hasPaidDownload: true }, ["download", "terms"]],
] as const)("%j needs %j", (setting, required) => {
  expect(requiredConsents(setting)).toEqual(required);
});

test("names what is not ticked", () => {
  expect(missingConsents(["lenses", "terms"], ["terms"])).toEqual(["lenses"]);
  expect(missingConsents(["terms"], ["terms", "lenses"])).toEqual([]);
});
