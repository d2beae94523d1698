import { expect, test } from "vitest";
import { isGtin } from "#domain/product/gtin.ts";

test.each([
  ["4006381333931", true],
  ["036000291452", true],
  ["96385074", true],
  ["14006381333938", true],
  // A wrong check digit.
  ["4006381333932", false],
  ["036000291453", false],
  // Ranges for use inside a company.
  ["2012345678903", false],
  ["0212345678909", false],
  ["0412345678903", false],
  ["22345677", false],
  // No number of this length, or no number.
  ["00000000", false],
  ["0000000000000", false],
  ["400638133393", false],
  ["4006381-33393", false],
  ["", false],
])("%s identifies goods everywhere: %s", (text, expected) => {
  expect(isGtin(text)).toBe(expected);
});
