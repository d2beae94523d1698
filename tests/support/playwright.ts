import { readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod";
import { command } from "./command.ts";
import type { Outcome, Problem, Runner } from "./outcome.ts";
import { isFull } from "./scope.ts";

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
      results: z.array(z.object({ error: z.object({ message: z.string().default("") }).optional() })),
    }),
  ),
});

/** A file or a group of tests. */
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const reportSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ expected: z.number() }),
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().default("") })),
});
type Suite = z.infer<typeof suiteSchema>;

const file = "test-results/playwright.json";

/** Runs the tests of a Playwright configuration, which decides how often a failed test is tried again. */
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
  const report = reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const problems = report.suites.flatMap((suite) => problemsOf(suite, config));
  const failures = problems.filter(({ status }) => status === "unexpected");
  const errors = report.errors.map(({ message }) => ({
    name: config,
    message: stripVTControlCharacters(message),
    command: `npx playwright test --config ${config}`,
  }));
  if (failures.length + errors.length > 0 || code !== 0) console.log(output);
  const failed = failures.length + errors.length;
  return {
    passed: report.stats.expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: [...failures, ...errors],
    flaky: problems.filter(({ status }) => status === "flaky"),
  };
}

/** Returns the failed and the flaky tests of a file or a group. */
function problemsOf(
  { title, specs, suites = [] }: Suite,
  config: string,
  parents: readonly string[] = [],
): (Problem & { readonly status: string })[] {
  const path = [...parents, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, results }) => ({
          status,
          name: [...path, spec.title].join(" › "),
          message: stripVTControlCharacters(results.find(({ error }) => error)?.error?.message ?? ""),
          command: `npx playwright test --config ${config} ${spec.file}:${spec.line}`,
        })),
    ),
    ...suites.flatMap((suite) => problemsOf(suite, config, path)),
  ];
}

/** Runs the journeys through a running shop: all in `npm run test:full`, otherwise those without the tag `@full`. */
export const journeys: Runner = {
  name: "journeys",
  run: () => playwright("playwright.config.ts", isFull ? [] : ["--grep-invert", "@full"]),
};
