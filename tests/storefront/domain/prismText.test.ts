import { expect, test } from "vitest";
import { prismText, readPrismText } from "#domain/prismText.ts";

test.each([
  ["", null],
  ["2 base in", { horizontal: { amount: 2, base: "in" }, vertical: null }],
  ["1,50 out; 0.25 DOWN", { horizontal: { amount: 1.5, base: "out" }, vertical: { amount: 0.25, base: "down" } }],
  ["2 in, 1 out", undefined],
  ["0.30 in", undefined],
  ["strong", undefined],
])("reads the prism %j", (text, prism) => {
  expect(readPrismText(text)).toEqual(prism);
  if (prism) expect(readPrismText(prismText(prism as Parameters<typeof prismText>[0]))).toEqual(prism);
});
