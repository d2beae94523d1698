import { expect, test } from "vitest";
import { coatingWords } from "#app/features/prescription/coatingWords.ts";

test.each([
  ["pl", ["Antyrefleks", "Powłoka utwardzająca"], ["Antyrefleks", "powłoka utwardzająca"]],
  ["de", ["Entspiegelung", "Hartschicht"], ["Entspiegelung", "Hartschicht"]],
])("writes coatings in an enumeration as in %s", (locale, coatings, words) => {
  expect(coatingWords(coatings, locale)).toEqual(words);
});
