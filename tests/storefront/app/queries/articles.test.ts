import { expect, test } from "vitest";
import { readArticleId } from "#app/queries/content.ts";

test.each([
  ["7", 7],
  ["0", 0],
  ["-7", 0],
  ["7.5", 0],
  ["x", 0],
  ["99999999999", 0],
])("reads the id %j", (text, id) => {
  expect(readArticleId(text)).toBe(id);
});
