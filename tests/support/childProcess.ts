import { type ChildProcess, spawn } from "node:child_process";

/** A running child process that serves HTTP. */
export interface Started {
  /** The origin that it printed when it was ready. */
  readonly origin: string;
  readonly process: ChildProcess;
  /** Returns everything that it has printed so far. */
  readonly output: () => string;
  readonly exited: Promise<number | null>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface ChildSetting {
  /** Its name in error messages. */
  readonly name: string;
  /** The program to run; the current Node by default. */
  readonly program?: string;
  readonly arguments: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const running = new Set<ChildProcess>();
// A failed or interrupted test may not have stopped its children.
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** Starts a program in a child process and waits until it prints its address. Throws if it exits before. */
export async function startChild({
  name,
  program = process.execPath,
  arguments: args,
  env,
}: ChildSetting): Promise<Started> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  let output = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  void exited.then(() => running.delete(child));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = / is at (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exited.then((code) => reject(new Error(`${name} exited with code ${code}:\n${output}`)));
  });
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return exited;
  };
  return { origin, process: child, output: () => output, exited, stop };
}
