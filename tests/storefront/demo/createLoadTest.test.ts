import { describe, expect, test } from "vitest";
import { seedContent } from "#demo/content.ts";
import { formatDuration, readProductCount, secondsLeft } from "#demo/createLoadTest.ts";

const own = seedContent.products.length;

describe("readProductCount", () => {
  test.each(["0", "-5", "1.5", "1e5", "many", String(own), "1000001", ""])("refuses %j", (typed) => {
    expect(() => readProductCount(typed)).toThrow(
      `--products must be a whole number from ${own + 1} to 1000000, not ${JSON.stringify(typed)}.`,
    );
  });

  test("requires a number", () => {
    expect(() => readProductCount(undefined)).toThrow("Option --products is missing.");
    expect(readProductCount("50000")).toBe(50_000);
  });
});

test("estimates and formats the remaining time", () => {
  expect(secondsLeft(0, 100, 5)).toBeNull();
  expect(secondsLeft(25, 100, 10)).toBe(30);
  expect([12.4, 99, 150, 3600].map(formatDuration)).toEqual(["12 s", "99 s", "3 min", "60 min"]);
});
