import { readFileSync, rmSync } from "node:fs";
import * as z from "zod";
import { command, type Outcome, type Runner } from "./runner.ts";

const report = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });
const file = "test-results/playwright.json";

/** Runs the tests of a Playwright configuration. Flaky tests count as failed. */
export async function playwright(
  config: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  rmSync(file, { force: true });
  const { code, output } = await command(
    "playwright",
    ["test", "--config", config, "--reporter=line,json,html", ...args],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_HTML_OUTPUT_DIR: "test-results/report",
      PLAYWRIGHT_HTML_OPEN: "never",
      ...env,
    },
  );
  if (code !== 0) console.log(output);
  const { expected, unexpected, flaky } = report.parse(JSON.parse(readFileSync(file, "utf8"))).stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Creates the runner of the journeys through a running shop: all, or those without the tag `@full`. */
export const journeys = (isFull: boolean): Runner => ({
  name: "journeys",
  run: () => playwright("playwright.config.ts", isFull ? [] : ["--grep-invert", "@full"]),
});
