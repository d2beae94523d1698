import { expect, test } from "vitest";
import { parsePassages } from "#domain/content.ts";

test.each([
  ["", []],
  [" \n \n", []],
  ["One.", [{ heading: null, paragraphs: ["One."] }]],
  ["One.\n\nTwo.", [{ heading: null, paragraphs: ["One.", "Two."] }]],
  [
    "One.\n \n## Then\n\nTwo.\nStill two.",
    [
      { heading: null, paragraphs: ["One."] },
      { heading: "Then", paragraphs: ["Two.\nStill two."] },
    ],
  ],
  ["## Only a heading", [{ heading: "Only a heading", paragraphs: [] }]],
  ["<b>No mark</b> #1", [{ heading: null, paragraphs: ["<b>No mark</b> #1"] }]],
])("parses %j", (text, expected) => {
  expect(parsePassages(text)).toEqual(expected);
});
