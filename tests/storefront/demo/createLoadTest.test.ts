import { existsSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { seedContent } from "#demo/content.ts";
import { createLoadTest, durationWords, readProductCount, secondsLeft } from "#demo/createLoadTest.ts";
import { newFolder, removeFolder } from "../../support/shop.ts";
import { patience } from "../platform/support/openTestPlatform.ts";

const own = seedContent.products.length;
let folder: string;

beforeEach(() => {
  folder = newFolder();
});
afterEach(() => removeFolder(folder));

test(
  "a load test that was cut short leaves nothing that a shop would serve, and one that is there is left alone",
  async () => {
    const stopping = new AbortController();
    const steps: string[] = [];
    const onProgress = (step: string) => {
      steps.push(step);
      if (step.startsWith(`${own + 1000} of`)) stopping.abort(new Error("enough"));
    };
    const cut = createLoadTest(folder, own + 1500, { onProgress, signal: stopping.signal });
    await expect(cut).rejects.toThrow("enough");
    expect(steps.at(-1)).toMatch(/^\d+ of \d+ products, \d+ s left$/);
    expect(existsSync(path.join(folder, "postgres"))).toBe(false);
    expect(existsSync(path.join(folder, "postgres.unfinished"))).toBe(false);

    const whole = { onProgress: () => {}, signal: new AbortController().signal };
    await createLoadTest(folder, own + 1, whole);
    expect(existsSync(path.join(folder, "postgres", "PG_VERSION"))).toBe(true);
    await expect(createLoadTest(folder, own + 2, whole)).rejects.toThrow("has a database already");
  },
  patience,
);

describe("how many products", () => {
  test.each(["0", "-5", "1.5", "1e5", "many", String(own), "1000001", ""])("%j is none", (typed) => {
    expect(() => readProductCount(typed)).toThrow(`--products ${typed} is no whole number from ${own + 1} to 1000000.`);
  });

  test("has to be said", () => {
    expect(() => readProductCount(undefined)).toThrow("How many products?");
    expect(readProductCount("50000")).toBe(50_000);
  });
});

test("the time that is left follows from the time that went by", () => {
  expect(secondsLeft(0, 100, 5)).toBeNull();
  expect(secondsLeft(25, 100, 10)).toBe(30);
  expect([12.4, 99, 150, 3600].map(durationWords)).toEqual(["12 s", "99 s", "3 min", "60 min"]);
});
