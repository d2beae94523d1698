import { type ChildProcess, spawn } from "node:child_process";

export interface Finished {
  readonly code: number;
  readonly output: string;
}

const running = new Set<ChildProcess>();
let isInterrupted = false;

/** Whether the run has been interrupted, by Ctrl-C or by a supervisor. */
export const wasInterrupted = (): boolean => isInterrupted;

const listeners = new Set<() => void>();

/** Calls a listener once the run is interrupted. Returns a function that removes it. */
export function onInterrupt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Each command leads a process group, so that the processes it started end with it. Windows has no such groups. */
const hasGroups = process.platform !== "win32";

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The group has ended already.
  }
}

/** Ends the running commands when this process is asked to end. Their callers clean up, as after a failed command. */
export function endCommandsOnSignals(): void {
  const end = () => {
    if (isInterrupted) return;
    isInterrupted = true;
    console.log("Interrupted: the running steps are ended, and not counted.");
    for (const child of running) signalGroup(child, "SIGTERM");
    for (const listener of listeners) listener();
    setTimeout(() => running.forEach((child) => signalGroup(child, "SIGKILL")), 10_000).unref();
  };
  process.on("SIGINT", end).on("SIGTERM", end);
}

/**
 * Runs a command in the workspace, or in `cwd`. Returns its exit code and output without printing it, after every process
 * that it started in its group has ended.
 */
export function command(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd?: string,
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: hasGroups,
    });
    running.add(child);
    let output = "";
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    const finish = (code: number, rest = "") => {
      running.delete(child);
      resolve({ code, output: output + rest });
    };
    child.on("error", (error) => finish(1, `\n${error.message}`));
    child.on("exit", () => signalGroup(child, "SIGKILL"));
    child.on("close", (code) => finish(code ?? 1));
  });
}
