import { describe, expect, test } from "vitest";
import { afterRetry } from "./vitest.ts";

const failure = (file: string, title: string, message = "boom") => ({ project: "unit", file, title, message });

describe("a second run of the files with failures", () => {
  test("lists a test that passes then as flaky, with its first error", () => {
    const first = { passed: { "a.test.ts": 4, "b.test.ts": 7 }, failures: [failure("a.test.ts", "adds")] };
    const second = { passed: { "a.test.ts": 5 }, failures: [] };
    expect(afterRetry(first, second)).toMatchObject({
      passed: 11,
      failed: 0,
      flaky: [
        { name: "a.test.ts › adds", message: "boom", command: 'npx vitest run --project unit a.test.ts -t "adds"' },
      ],
    });
  });

  test("keeps a test as failed that fails again, and adds one that fails only then", () => {
    const first = { passed: { "a.test.ts": 4 }, failures: [failure("a.test.ts", "adds")] };
    const second = {
      passed: { "a.test.ts": 3 },
      failures: [failure("a.test.ts", "adds"), failure("a.test.ts", "ends")],
    };
    expect(afterRetry(first, second)).toMatchObject({ passed: 3, failed: 2, flaky: [] });
  });

  test("counts the tests of a file that could be loaded only then", () => {
    const first = { passed: { "a.test.ts": 0 }, failures: [failure("a.test.ts", "")] };
    expect(afterRetry(first, { passed: { "a.test.ts": 9 }, failures: [] })).toMatchObject({
      passed: 9,
      failed: 0,
      flaky: [{ name: "a.test.ts", command: "npx vitest run --project unit a.test.ts" }],
    });
  });
});
