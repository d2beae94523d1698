import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

/** A test that failed, or that failed at first and passed when it was tried again. */
export interface Problem {
  readonly name: string;
  /** The first error. */
  readonly message: string;
  /** The command that runs this test alone. */
  readonly command: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly Problem[];
  /** Tests that passed only when they were tried again. They are not part of `passed` and `failed`. */
  readonly flaky?: readonly Problem[];
  /** Says that tests were not run, why, and what to do about it. */
  readonly notRun?: string;
}

/** A step of a run. */
export interface Runner {
  readonly name: string;
  /** Whether the run ends if this step fails, because the steps after it need it. */
  readonly isNeeded?: boolean;
  readonly run: () => Promise<Outcome>;
}

/** What one step of a run found. */
export interface StepOutcome {
  readonly step: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Problem[];
  readonly flaky: readonly Problem[];
  readonly notRun: string | null;
}

const outcomeFile = "test-results/outcome.json";

/** The end of a run stays within this number of lines, so that a terminal or a log's tail shows all of it. */
const maximumLines = 60;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The first lines of a message, each short enough for one row of a log. */
const shorten = (message: string, lines: number) =>
  message
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, lines)
    .map((line) => `    ${line.trim().slice(0, 240)}`);

/**
 * Returns the last lines of a run: what was not run, flaky tests, failures with their messages and the commands that run
 * them alone, and the total. They are at most 60; what does not fit stands above.
 */
export function closingLines(outcomes: readonly StepOutcome[]): string[] {
  const failures = outcomes.flatMap(({ step, failures }) => failures.map((failure) => ({ step, ...failure })));
  const flaky = outcomes.flatMap(({ step, flaky }) => flaky.map((problem) => ({ step, ...problem })));
  const total = `${sum(outcomes.map(({ passed }) => passed))} passed, ${sum(outcomes.map(({ failed }) => failed))} failed`;

  const notRun = outcomes.flatMap(({ step, notRun }) => (notRun ? [`NOT RUN, ${step}: ${notRun.slice(0, 240)}`] : []));
  const shownFlaky = flaky.slice(0, 8);
  const flakyLines = [
    ...(flaky.length > 0 ? [`Flaky (failed, then passed when tried again): ${flaky.length}`] : []),
    ...shownFlaky.flatMap(({ step, name, message }) => [`  ${step}: ${name.slice(0, 200)}`, ...shorten(message, 1)]),
  ];
  // A heading, the total and a line for what is left out.
  const room = maximumLines - notRun.length - flakyLines.length - 3;
  const shownFailures = failures.slice(0, Math.floor(room / 4));
  const failureLines = [
    ...(failures.length > 0 ? [`Failures: ${failures.length}`] : []),
    ...shownFailures.flatMap(({ step, name, message, command }) => [
      `  ${step}: ${name.slice(0, 200)}`,
      ...shorten(message, 2),
      `    ${command.slice(0, 240)}`,
    ]),
  ];
  const left = failures.length - shownFailures.length + (flaky.length - shownFlaky.length);
  return [...notRun, ...flakyLines, ...failureLines, ...(left > 0 ? [`  … and ${left} more above`] : []), total];
}

/** Returns what git says about the tested sources; nulls without a repository. */
function describeSources(): { readonly commit: string | null; readonly isClean: boolean | null } {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    return { commit: git("rev-parse", "HEAD"), isClean: git("status", "--porcelain") === "" };
  } catch {
    return { commit: null, isClean: null };
  }
}

/** Writes the outcome of a run for people and programs that look at it later. */
export function writeOutcome(
  steps: readonly StepOutcome[],
  { seconds, isComplete }: { readonly seconds: number; readonly isComplete: boolean },
): void {
  mkdirSync("test-results", { recursive: true });
  const outcome = {
    ...describeSources(),
    isComplete,
    seconds,
    passed: sum(steps.map(({ passed }) => passed)),
    failed: sum(steps.map(({ failed }) => failed)),
    flaky: steps.flatMap(({ flaky }) => flaky.map(({ name }) => name)),
    steps,
  };
  writeFileSync(outcomeFile, `${JSON.stringify(outcome, null, 2)}\n`);
}
