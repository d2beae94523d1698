import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { existsSync } from "node:fs";
import { freePort } from "./freePort.ts";

/** A Redis server for tests. */
export interface RedisServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Returns the path of Redis; null if it is not installed. */
export const redisProgram = (): string | null =>
  ["/usr/bin/redis-server", "/usr/local/bin/redis-server"].find((file) => existsSync(file)) ?? null;

/** Returns whether the port accepts connections. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });
}

/** Starts Redis on a free port, without persistence. */
export async function startRedis(program: string): Promise<RedisServer> {
  const port = await freePort();
  const child = spawn(program, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const exited = once(child, "exit");
  // Redis prints this line when it is ready.
  for await (const chunk of child.stdout) if (String(chunk).includes("Ready to accept connections")) break;
  if (!(await isListening(port))) {
    child.kill();
    throw new Error(`Redis does not accept connections on port ${port}.`);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
