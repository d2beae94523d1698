import { existsSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { seedContent } from "#demo/content.ts";
import { createLoadTest, formatDuration, readProductCount, secondsLeft } from "#demo/createLoadTest.ts";
import { newFolder, removeFolder } from "../../support/shop.ts";
import { openingTimeout } from "../platform/support/openTestPlatform.ts";

const own = seedContent.products.length;
let folder: string;

beforeEach(() => {
  folder = newFolder();
});
afterEach(() => removeFolder(folder));

test(
  "removes an interrupted load test, and refuses to overwrite an existing one",
  async () => {
    const stopping = new AbortController();
    const steps: string[] = [];
    const onProgress = (step: string) => {
      steps.push(step);
      if (step.startsWith(`${own + 1000} of`)) stopping.abort(new Error("enough"));
    };
    const interrupted = createLoadTest(folder, own + 1500, { onProgress, signal: stopping.signal });
    await expect(interrupted).rejects.toThrow("enough");
    expect(steps.at(-1)).toMatch(/^\d+ of \d+ products, \d+ s left$/);
    expect(existsSync(path.join(folder, "postgres"))).toBe(false);
    expect(existsSync(path.join(folder, "postgres.unfinished"))).toBe(false);

    const options = { onProgress: () => {}, signal: new AbortController().signal };
    await createLoadTest(folder, own + 1, options);
    expect(existsSync(path.join(folder, "postgres", "PG_VERSION"))).toBe(true);
    await expect(createLoadTest(folder, own + 2, options)).rejects.toThrow("has a database already");
  },
  openingTimeout,
);

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
