import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { command } from "../support/command.ts";
import type { Outcome, Problem, Runner } from "../support/outcome.ts";
import { type VitestOutcome, vitestOutcome } from "./vitestReporter.ts";

export interface VitestOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The test files to run, all of the projects by default, and Vitest's options. */
  readonly files?: readonly string[];
  /** The command that runs single tests, to which a file and a title are added; `npx vitest run` by default. */
  readonly command?: string;
}

/** If more files than this fail, a defect is likelier than bad luck, and they are not tried again. */
const maximumRetriedFiles = 10;

/**
 * Creates a runner of some Vitest projects. Files with failures run a second time in a new process: a test that passes
 * then is flaky. The output is shown only if a test fails.
 */
export const vitest = (
  name: string,
  projects: readonly string[],
  { env = {}, files = [], command: single }: VitestOptions = {},
): Runner => ({
  name,
  run: async () => {
    const first = await runOnce(projects, files, env);
    const failedFiles = [...new Set(first.failures.map(({ file }) => file))];
    const isWorthRetrying = failedFiles.length > 0 && failedFiles.length <= maximumRetriedFiles;
    if (!isWorthRetrying || failedFiles.includes("")) {
      if (first.failures.length > 0) console.log(first.output);
      return outcomeOf(first, single);
    }
    const second = await runOnce(projects, failedFiles, env);
    if (second.failures.length > 0) console.log(second.output);
    return afterRetry(first, second, single);
  },
});

interface Run extends VitestOutcome {
  readonly output: string;
}

async function runOnce(
  projects: readonly string[],
  files: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Run> {
  mkdirSync("test-results", { recursive: true });
  const file = `test-results/vitest-${projects.join("-")}.json`;
  rmSync(file, { force: true });
  const { code, output } = await command(
    "vitest",
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=./tests/run/vitestReporter.ts",
      ...files,
    ],
    { ...env, VITEST_OUTCOME: file },
  );
  const { passed, failures } = readOutcome(file);
  if (code === 0 || failures.length > 0) return { passed, failures, output };
  const message = `Vitest ended with code ${code}: ${output.trim().split("\n").slice(-3).join(" ")}`;
  return { passed, failures: [{ project: "", file: "", title: "", message }], output };
}

/** Returns no tests if Vitest ended before it reported any. */
function readOutcome(file: string): VitestOutcome {
  try {
    return vitestOutcome.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: {}, failures: [] };
  }
}

type Failure = VitestOutcome["failures"][number];
const keyOf = ({ project, file, title }: Failure) => `${project}\n${file}\n${title}`;

function problemOf({ project, file, title, message }: Failure, single?: string): Problem {
  const program = single ?? `npx vitest run${project === "" ? "" : ` --project ${project}`}`;
  const test = title === "" ? "" : ` -t ${JSON.stringify(title.replaceAll(/[()[\]{}.*+?^$|\\]/g, "."))}`;
  return {
    name: file === "" ? "Vitest" : `${file}${title === "" ? "" : ` › ${title}`}`,
    message,
    command: file === "" ? program : `${program} ${file}${test}`,
  };
}

const countOf = (passed: VitestOutcome["passed"]) => Object.values(passed).reduce((sum, count) => sum + count, 0);

const outcomeOf = ({ passed, failures }: VitestOutcome, single?: string): Outcome => ({
  passed: countOf(passed),
  failed: failures.length,
  failures: failures.map((failure) => problemOf(failure, single)),
});

/**
 * Combines a run with a second run of the files that had failures. What failed in the second run has failed; what failed
 * only in the first is flaky.
 */
export function afterRetry(first: VitestOutcome, second: VitestOutcome, single?: string): Outcome {
  const failedAgain = new Set(second.failures.map(keyOf));
  const flaky = first.failures.filter((failure) => !failedAgain.has(keyOf(failure)));
  const flakyTests = flaky.filter(({ title }) => title !== "").length;
  return {
    ...outcomeOf({ passed: { ...first.passed, ...second.passed }, failures: second.failures }, single),
    passed: Math.max(0, countOf({ ...first.passed, ...second.passed }) - flakyTests),
    flaky: flaky.map((failure) => problemOf(failure, single)),
  };
}
