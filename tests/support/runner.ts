import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { command, endCommandsOnSignals, wasInterrupted } from "./command.ts";
import { closingLines, type Outcome, type Runner, type StepOutcome, writeOutcome } from "./outcome.ts";
import { isFull } from "./scope.ts";

/** Creates a runner that passes or fails as a whole, such as the linter. */
export const check = (
  name: string,
  file: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Runner => ({
  name,
  run: async () => {
    const { code, output } = await command(file, args, env);
    if (code === 0) return { passed: 1, failed: 0 };
    console.log(output);
    return failedStep(name, output, ["npx", file === process.execPath ? "node" : file, ...args].join(" "));
  },
});

/** The outcome of a step that could not be completed. */
const failedStep = (name: string, output: string, rerun: string): Outcome => ({
  passed: 0,
  failed: 1,
  failures: [{ name, message: output.trim().split("\n").slice(-3).join("\n"), command: rerun }],
});

/**
 * Runs one step, prints a line when it begins and when it ends, and turns an exception into a failure. Returns null if it
 * was interrupted.
 */
async function runStep({ name, run }: Runner): Promise<StepOutcome | null> {
  const startedAt = performance.now();
  console.log(`… ${name}`);
  const outcome = await run().catch((error: unknown) => {
    console.log(error);
    return failedStep(name, error instanceof Error ? error.message : String(error), "npm test");
  });
  if (wasInterrupted()) return null;
  const flaky = outcome.flaky ?? [];
  // A flaky test is a defect, but not one that should stop a delivery.
  const passed = outcome.passed + (isFull ? 0 : flaky.length);
  const failed = outcome.failed + (isFull ? flaky.length : 0);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  console.log(
    `${failed === 0 ? "✓" : "✗"} ${name}: ${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ""} (${seconds} s)`,
  );
  // A run of hours is read before it ends.
  for (const { name } of outcome.failures ?? []) console.log(`  failed: ${name}`);
  for (const { name } of flaky) console.log(`  flaky: ${name}`);
  return {
    step: name,
    seconds,
    passed,
    failed,
    failures: outcome.failures ?? [],
    flaky,
    notRun: outcome.notRun ?? null,
  };
}

/** Gives the run a folder for temporary files of its own, which is removed when the process exits. */
function createTemporaryFolder(): void {
  const folder = mkdtempSync(path.join(tmpdir(), "dioptra-run-"));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

/** A runner, or lists of runners that run side by side, each list in its order. */
type Stage = Runner | readonly (readonly Runner[])[];

const lanesOf = (stage: Stage) => ("run" in stage ? [[stage]] : stage);

/**
 * Runs the stages one after another, prints the failures again and the total, and exits the process. An interrupted run
 * ends its commands, leaves no files behind and fails; after the failure of a needed runner, only the lists beside it are
 * still run.
 *
 * @param options.isRecorded Whether to write `test-results/outcome.json`.
 */
export async function runAll(stages: readonly Stage[], { isRecorded = false } = {}): Promise<never> {
  const startedAt = performance.now();
  createTemporaryFolder();
  endCommandsOnSignals();
  const outcomes: StepOutcome[] = [];
  let isEnded = false;
  for (const stage of stages) {
    const lanes = lanesOf(stage);
    const done = (await Promise.all(lanes.map(runInOrder))).flat();
    outcomes.push(...done);
    const missing = lanes.flat().find(({ name, isNeeded }) => isNeeded && done.some(hasFailed(name)));
    isEnded = wasInterrupted() || missing !== undefined;
    if (missing) sayWhatIsLeft(missing, stages, outcomes);
    if (isEnded) break;
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (isRecorded) writeOutcome(outcomes, { seconds, isComplete: !isEnded });
  for (const line of closingLines(outcomes)) console.log(line);
  process.exit(wasInterrupted() ? 130 : outcomes.some(({ failed }) => failed > 0) ? 1 : 0);
}

/** Names the runners that do not run because one that they need has failed. */
function sayWhatIsLeft({ name }: Runner, stages: readonly Stage[], outcomes: readonly StepOutcome[]): void {
  const done = new Set(outcomes.map(({ step }) => step));
  const left = stages
    .flatMap((stage) => lanesOf(stage).flat())
    .map((runner) => runner.name)
    .filter((each) => !done.has(each));
  if (left.length > 0) console.log(`Not run without "${name}": ${left.join(", ")}.`);
}

const hasFailed =
  (name: string) =>
  ({ step, failed }: StepOutcome) =>
    step === name && failed > 0;

/** Runs runners one after another, until the run is interrupted or a needed runner fails. */
async function runInOrder(runners: readonly Runner[]): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const runner of runners) {
    if (wasInterrupted()) break;
    const outcome = await runStep(runner);
    if (outcome === null) {
      console.log(`Interrupted during "${runner.name}": that step and those after it are not counted.`);
      break;
    }
    outcomes.push(outcome);
    if (runner.isNeeded && outcome.failed > 0) break;
  }
  return outcomes;
}
