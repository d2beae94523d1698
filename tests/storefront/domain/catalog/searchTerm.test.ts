import { expect, test } from "vitest";
import { isLongEnough } from "#domain/catalog/searchTerm.ts";

test.each([
  ["ok", false],
  ["oko", true],
  ["o k", false],
  ["a..", false],
  ["a-b", false],
  ['"ok"', false],
  ["  ok  ", false],
  ["", false],
  ["...", false],
  ["a\u0308h", false],
  ["łza", true],
  ["1.6", true],
  ["1,6", true],
  ["48", false],
  ["O2 X", true],
])("%j is long enough: %s", (text, expected) => {
  expect(isLongEnough(text, 3)).toBe(expected);
});
