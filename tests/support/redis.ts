import { spawn } from "node:child_process";
import { once } from "node:events";
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

/**
 * Starts Redis on a free port, without persistence. Each file has a server of its own, so that it meets no counters of
 * another file, nor its own when it is tried again.
 */
export async function startRedis(): Promise<RedisServer> {
  const program = redisProgram();
  if (!program) throw new Error("Redis is not installed.");
  const port = await freePort();
  const child = spawn(program, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const exited = once(child, "exit");
  let output = "";
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes("Ready to accept connections")) break;
  }
  // The output ends early if Redis does, such as when another program has taken the port in the meantime.
  if (!output.includes("Ready to accept connections")) throw new Error(`Redis cannot start on port ${port}: ${output}`);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
