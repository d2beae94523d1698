import { beginsOneOf, containsText, foldText, isNamedByValue, searchForms } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

test.each([
  ["Łódź", "lodz"],
  ["Straße", "strasse"],
  ["GÖTTINGEN", "gottingen"],
  ["São João", "sao joao"],
  ["Cœur", "coeur"],
  ["Bielsko-Biała", "bielsko-biala"],
])("folds %s to %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ["Köln", "koeln"],
  ["Köln", "Koln"],
  ["Koeln", "Köln"],
  ["Große Straße", "grosse strasse"],
  ["Łódź", "LODZ"],
  ["Łódź", "łódź"],
])("finds %s by %s", (text, typed) => {
  expect(containsText(text, typed)).toBe(true);
  expect(beginsOneOf(searchForms(text), searchForms(typed))).toBe(true);
});

test("finds letters anywhere in a text, and words only by their beginning", () => {
  expect(containsText("Łódź", "odz")).toBe(true);
  expect(beginsOneOf(searchForms("Łódź"), searchForms("odz"))).toBe(false);
  expect(containsText("Köln", "keln")).toBe(false);
});

test.each([
  ["Gläser", "Gläser Basis 1,5", true],
  ["szkła", "Szkła Cienkie 1,6", true],
  ["Farbe", "Havanna", false],
  ["Rand", "Randlos", false],
])("whether the value names its label %s by itself: %s", (label, value, isNamed) => {
  expect(isNamedByValue({ label, value })).toBe(isNamed);
});
