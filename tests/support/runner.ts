import { spawn } from "node:child_process";

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

export interface Runner {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a command in the workspace, or in `cwd`. Returns its exit code and output without printing it. */
export function command(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd?: string,
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on("exit", (code) => resolve({ code: code ?? 1, output }));
  });
}

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
    return { passed: 0, failed: 1 };
  },
});

/** Runs all runners one after another, prints a line for each and the total, and exits the process. */
export async function runAll(runners: readonly Runner[]): Promise<never> {
  let passed = 0;
  let failed = 0;
  for (const { name, run } of runners) {
    const startedAt = performance.now();
    const outcome = await run().catch((error: unknown) => {
      console.log(error);
      return { passed: 0, failed: 1 };
    });
    passed += outcome.passed;
    failed += outcome.failed;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${outcome.failed === 0 ? "✓" : "✗"} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`,
    );
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
