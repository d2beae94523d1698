import { checkName, maximumLengths } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

test.each([
  ["Anna", "Anna"],
  ["  Zażółć   Gęślą ", "Zażółć Gęślą"],
  ["Brzęczyszczykiewicz-O’Hara", "Brzęczyszczykiewicz-O’Hara"],
  ["'t Hart", "'t Hart"],
  ["J. R. Müller", "J. R. Müller"],
  ["Łukasz".normalize("NFD"), "Łukasz"],
  ["Żaneta".normalize("NFD"), "Żaneta"],
  ["Ann\u200Ba", "Anna"],
  ["李明", "李明"],
  ["Ñu", "Ñu"],
])("%j is the name %j", (typed, value) => {
  expect(checkName(typed)).toEqual({ ok: true, value });
});

test.each([
  ["", "required"],
  [" \u00A0\t", "required"],
  ["A", "too-short"],
  ["A.", "too-short"],
  ["A-", "too-short"],
  ["Anna1", "not-letters"],
  ["Anna@", "not-letters"],
  ["👓👓", "not-letters"],
  ["-Anna", "not-letters"],
  ["<b>Anna</b>", "not-letters"],
  ["a".repeat(maximumLengths.name + 1), "too-long"],
])("%j is refused as %s", (typed, error) => {
  expect(checkName(typed)).toEqual({ ok: false, error });
});
