import { expect, test } from "vitest";
import { parseNumber } from "#platform/staff/commandInput.ts";

test.each([
  ["10.50", 10.5],
  ["10,50", 10.5],
  ["0", 0],
  ["12", 12],
  ["", null],
  ["ten", null],
  ["1.0.5", null],
  ["1.000,50", null],
  ["1.200", null],
  ["1,200", null],
  ["10,5", 10.5],
  ["-5", null],
  ["1e3", null],
  ["NaN", null],
  ["10 zł", null],
])("parses %j as %j", (text, number) => {
  expect(parseNumber(text)).toBe(number);
});
