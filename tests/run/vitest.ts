import { mkdirSync, readFileSync } from "node:fs";
import * as z from "zod";
import { command, type Runner } from "./runner.ts";

const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() });

/** One vitest project; its failures are shown, its successes counted. */
export const vitest = (name: string, project: string): Runner => ({
  name,
  run: async () => {
    mkdirSync("test-results", { recursive: true });
    const file = `test-results/${project}.json`;
    const { code, output } = await command("vitest", [
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ]);
    if (code !== 0) console.log(output);
    const { numPassedTests: passed, numFailedTests, success } = report.parse(JSON.parse(readFileSync(file, "utf8")));
    // A file that cannot be loaded holds no failed test, and is a failure all the same.
    const failed = numFailedTests === 0 && (!success || code !== 0) ? 1 : numFailedTests;
    return { passed, failed };
  },
});
