import { mkdirSync, readFileSync } from "node:fs";
import * as z from "zod";
import { command, type Runner } from "../support/runner.ts";

const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() });

/** Creates a runner of some Vitest projects. The output is shown only if a test fails. */
export const vitest = (
  name: string,
  projects: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Runner => ({
  name,
  run: async () => {
    mkdirSync("test-results", { recursive: true });
    const file = `test-results/${projects.join("-")}.json`;
    const { code, output } = await command(
      "vitest",
      [
        "run",
        ...projects.flatMap((project) => ["--project", project]),
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ],
      env,
    );
    if (code !== 0) console.log(output);
    const { numPassedTests: passed, numFailedTests, success } = report.parse(JSON.parse(readFileSync(file, "utf8")));
    // A file that fails to load has no failed test, but still counts as a failure.
    const failed = numFailedTests === 0 && (!success || code !== 0) ? 1 : numFailedTests;
    return { passed, failed };
  },
});
