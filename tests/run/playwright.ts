import { readFileSync, rmSync } from "node:fs";
import * as z from "zod";
import { command, type Runner } from "./runner.ts";

const report = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });
const file = "test-results/e2e.json";

/**
 * The journeys through the running shop: all, or those without the tag `@full`. A journey that passed only at the second
 * try has failed.
 */
export const journeys = (isFull: boolean): Runner => ({
  name: "journeys",
  run: async () => {
    rmSync(file, { force: true });
    const chosen = isFull ? [] : ["--grep-invert", "@full"];
    const { code, output } = await command("playwright", ["test", "--reporter=line,json", ...chosen], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    if (code !== 0) console.log(output);
    const { expected, unexpected, flaky } = report.parse(JSON.parse(readFileSync(file, "utf8"))).stats;
    const failed = unexpected + flaky;
    return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed };
  },
});
