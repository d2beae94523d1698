import { expect, test } from "vitest";
import { closingLines, type StepOutcome } from "./outcome.ts";

const step = (changes: Partial<StepOutcome>): StepOutcome => ({
  step: "unit",
  seconds: 1,
  passed: 0,
  failed: 0,
  failures: [],
  flaky: [],
  notRun: null,
  ...changes,
});
const problem = (name: string) => ({
  name,
  message: `first line of ${name}\nsecond line\nthird line`,
  command: `npx vitest run ${name}`,
});
const problems = (count: number) => Array.from({ length: count }, (_, index) => problem(`test ${index}`));

test("a run ends with the sum over all steps", () => {
  expect(closingLines([step({ passed: 5 }), step({ passed: 7, failed: 0 })])).toEqual(["12 passed, 0 failed"]);
});

test("each failure is repeated with its message and the command that runs it alone", () => {
  expect(closingLines([step({ failed: 1, failures: [problem("a.test.ts")] })])).toEqual([
    "Failures: 1",
    "  unit: a.test.ts",
    "    first line of a.test.ts",
    "    second line",
    "    npx vitest run a.test.ts",
    "0 passed, 1 failed",
  ]);
});

test("flaky tests and tests that were not run are named", () => {
  const lines = closingLines([step({ passed: 1, flaky: [problem("slow")], notRun: "Install Redis." })]);
  expect(lines).toContain("NOT RUN, unit: Install Redis.");
  expect(lines).toContain("  unit: slow");
  expect(lines).toContain("    first line of slow");
});

test("many failures and flaky tests stay within 60 lines, and say how many are left out", () => {
  const lines = closingLines([
    step({ failed: 90, failures: problems(90), flaky: problems(30), notRun: "No server." }),
    step({ notRun: "No server." }),
  ]);
  expect(lines.length).toBeLessThanOrEqual(60);
  const shown = lines.filter((line) => /^ {2}unit: test /.test(line)).length;
  expect(lines.at(-2)).toBe(`  … and ${90 + 30 - shown} more above`);
});
