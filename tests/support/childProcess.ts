import { type ChildProcess, spawn } from "node:child_process";

export interface Started {
  /** What it said when it was ready. */
  readonly origin: string;
  readonly process: ChildProcess;
  /** Everything that it printed so far. */
  readonly output: () => string;
  readonly exited: Promise<number | null>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface ChildSetting {
  /** What it is called when it ends too soon. */
  readonly name: string;
  /** The program; this Node by default. */
  readonly program?: string;
  readonly arguments: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a program as a process of its own, and waits until it says at which address it is. */
export async function startChild({
  name,
  program = process.execPath,
  arguments: args,
  env,
}: ChildSetting): Promise<Started> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = / is at (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exited.then((code) => reject(new Error(`${name} ended with ${code}:\n${output}`)));
  });
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return exited;
  };
  return { origin, process: child, output: () => output, exited, stop };
}
