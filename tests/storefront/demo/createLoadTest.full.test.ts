import { existsSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seedContent } from "#demo/content.ts";
import { createLoadTest } from "#demo/createLoadTest.ts";
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
