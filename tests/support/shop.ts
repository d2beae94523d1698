import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const start = fileURLToPath(new URL("../../storefront/server/start.ts", import.meta.url));

export interface Shop {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly folder: string;
  /** Everything that it printed so far. */
  readonly output: () => string;
  readonly exited: Promise<number | null>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface ShopSetting {
  /** The database's folder; a new one by default. */
  readonly folder?: string;
  readonly arguments?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the shop as a process of its own on a free port, and waits until it is ready. */
export async function startShop({
  folder = newFolder(),
  arguments: args = [],
  env = {},
}: ShopSetting = {}): Promise<Shop> {
  const child = spawn(process.execPath, [start, ...args], {
    env: {
      ...process.env,
      NODE_ENV: args.includes("--dev") ? "development" : "production",
      PORT: "0",
      DATA_FOLDER: folder,
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /Dioptra is at (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exited.then((code) => reject(new Error(`The shop ended with ${code}:\n${output}`)));
  });
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return exited;
  };
  return { origin, process: child, folder, output: () => output, exited, stop };
}

/** An empty folder for a database, outside the workspace. */
export const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), "dioptra-")), "database");

export const removeFolder = (folder: string) => rmSync(path.dirname(folder), { recursive: true, force: true });
