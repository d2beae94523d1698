import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rulesWithVectors } from "./vectors.ts";

const tests = join(import.meta.dirname, "..");

test("tests every rule that has vectors against them", () => {
  const sources = globSync("{ui,storefront}/**/*.test.ts", { cwd: tests }).map((file) =>
    readFileSync(join(tests, file), "utf8"),
  );
  const tested = sources.flatMap((source) => [...source.matchAll(/\bvectors\(\s*"([\w.]+)"/g)].map(([, rule]) => rule));
  expect(tested.toSorted()).toEqual(rulesWithVectors.toSorted());
});
