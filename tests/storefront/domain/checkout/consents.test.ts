import { expect, test } from "vitest";
import { missingConsents, requiredConsents } from "#domain/checkout/consents.ts";

test.each([
  [{ isTermsTicked: true, hasPrescriptionLenses: false, hasMadeToOrder: false, hasPaidDownload: false }, ["terms"]],
  [{ isTermsTicked: false, hasPrescriptionLenses: false, hasMadeToOrder: false, hasPaidDownload: false }, []],
  [
    { isTermsTicked: true, hasPrescriptionLenses: true, hasMadeToOrder: false, hasPaidDownload: false },
    ["lenses", "terms"],
  ],
  [{ isTermsTicked: false, hasPrescriptionLenses: true, hasMadeToOrder: false, hasPaidDownload: false }, ["lenses"]],
  [
    { isTermsTicked: true, hasPrescriptionLenses: false, hasMadeToOrder: false, hasPaidDownload: true },
    ["download", "terms"],
  ],
  [
    { isTermsTicked: true, hasPrescriptionLenses: false, hasMadeToOrder: true, hasPaidDownload: false },
    ["made", "terms"],
  ],
] as const)("%j needs %j", (setting, required) => {
  expect(requiredConsents(setting)).toEqual(required);
});

test("names what is not ticked", () => {
  expect(missingConsents(["lenses", "terms"], ["terms"])).toEqual(["lenses"]);
  expect(missingConsents(["terms"], ["terms", "lenses"])).toEqual([]);
});
