import { expect, test } from "vitest";
import { readingMinutes } from "#domain/content.ts";

const words = (count: number) => Array.from({ length: count }, () => "szkło").join(" ");

test.each([
  ["nothing", 0, 1],
  ["a few words", 50, 1],
  ["a page", 500, 3],
])("%s: %i words take %i minutes", (_text, count, minutes) => {
  expect(readingMinutes([{ heading: null, paragraphs: [words(count)] }])).toBe(minutes);
});
