import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { existsSync } from "node:fs";
import { freePort } from "./freePort.ts";

/** A Redis of the tests' own. */
export interface RedisServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Where Redis lies; null where it does not. */
export const redisProgram = (): string | null =>
  ["/usr/bin/redis-server", "/usr/local/bin/redis-server"].find((file) => existsSync(file)) ?? null;

/** Whether somebody takes connections there. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });
}

/** Starts a Redis on a free port that keeps nothing. */
export async function startRedis(program: string): Promise<RedisServer> {
  const port = await freePort();
  const child = spawn(program, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const exited = once(child, "exit");
  // It says so when it is ready.
  for await (const chunk of child.stdout) if (String(chunk).includes("Ready to accept connections")) break;
  if (!(await isListening(port))) throw new Error("Redis has not started.");
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
