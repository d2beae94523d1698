import { expect, test } from "vitest";
import { guaranteeNotice } from "#domain/guaranteeNotice.ts";

const names = { pl: "legal/notice-pl", de: "../secret", en: "" };

test.each([
  ["a language with a file", "pl", { name: "legal/notice-pl", edition: null }],
  ["a path out of the folder", "de", null],
  ["an empty name", "en", null],
  ["a language without a file", "fr", null],
  ["a name of every object", "constructor", null],
])("%s", (_case, language, expected) => {
  expect(guaranteeNotice(names, language)).toEqual(expected);
});
