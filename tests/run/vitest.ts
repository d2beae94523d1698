import { mkdirSync, readFileSync } from "node:fs";
import * as z from "zod";
import { command, type Outcome, type Runner } from "./runner.ts";

const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() });

/**
 * One vitest project; its failures are shown, its successes counted. In so many parts, one after the other: a browser's
 * page keeps something of every file that it has run, and is closed by the system when it has kept too much.
 */
export const vitest = (name: string, project: string, parts = 1): Runner => ({
  name,
  run: async () => {
    const sum = { passed: 0, failed: 0 };
    for (let part = 1; part <= parts; part++) {
      const { passed, failed } = await runPart(project, `${part}/${parts}`);
      sum.passed += passed;
      sum.failed += failed;
    }
    return sum;
  },
});

async function runPart(project: string, shard: string): Promise<Outcome> {
  mkdirSync("test-results", { recursive: true });
  const file = `test-results/${project}.json`;
  const { code, output } = await command("vitest", [
    "run",
    "--project",
    project,
    "--shard",
    shard,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  if (code !== 0) console.log(output);
  const { numPassedTests: passed, numFailedTests, success } = report.parse(JSON.parse(readFileSync(file, "utf8")));
  // A file that cannot be loaded holds no failed test, and is a failure all the same.
  const failed = numFailedTests === 0 && (!success || code !== 0) ? 1 : numFailedTests;
  return { passed, failed };
}
