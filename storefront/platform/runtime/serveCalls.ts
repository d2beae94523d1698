import { randomUUID } from "node:crypto";
import type { MessagePort } from "node:worker_threads";
import { createPlatform, type Fetch } from "./createPlatform.ts";
import type { Database } from "../kernel/database/database.ts";
import { describeError } from "../kernel/describeError.ts";
import { startJobs } from "../kernel/jobs/jobs.ts";
import { createLimits } from "../kernel/limits/limits.ts";
import { noBroadcast, type ChangeBroadcast } from "../search/sharedIndexes.ts";
import { schedulePointsRefresh } from "../delivery/inpostPoints.ts";
import { scheduleMethodsRefresh } from "../payment/onlineMethods.ts";
import { scheduleRetention } from "../privacy/retention.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import type { FromWorker, ToWorker, WorkerCall } from "./protocol.ts";

const clock = () => new Date();

/** Opens the counters in Redis. The Redis client is loaded only by shops that use it. */
async function openCounters(url: string) {
  const { openRedisCounters } = await import("../kernel/limits/redisCounters.ts");
  return openRedisCounters(url);
}

export interface ServeOptions {
  readonly port: MessagePort;
  readonly database: Database;
  readonly settings: PlatformSettings;
  readonly broadcast?: ChangeBroadcast;
  readonly post: (message: FromWorker, transferred?: ArrayBuffer[]) => void;
  /** Ends the thread after an error that it cannot recover from. */
  readonly end: (error: unknown) => never;
}

async function answer({ id, method, url, headers, body }: WorkerCall, fetch: Fetch) {
  const requestHeaders = headers.map(([name, value]): [string, string] => [name, value]);
  const response = await fetch(new Request(url, { method, headers: requestHeaders, body }));
  return { id, status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}

/** Answers the calls that arrive through the port until it receives `close`. */
export async function serveCalls({
  port,
  database,
  settings,
  broadcast = noBroadcast,
  post,
  end,
}: ServeOptions): Promise<void> {
  const counters = settings.redisUrl === null ? null : await openCounters(settings.redisUrl);
  const parts = { database, clock, newId: randomUUID, settings, limits: createLimits(counters?.makeCounter) };
  const { fetch, handlers } = createPlatform({
    ...parts,
    broadcast,
    onError: (error) => post({ kind: "error", error }),
    onOutdated: (tags) => post({ kind: "outdated", tags }),
  });
  await scheduleMethodsRefresh(parts);
  await schedulePointsRefresh(parts);
  await scheduleRetention(parts);
  const jobs = startJobs({
    database,
    clock,
    handlers,
    onError: (error, kind) => post({ kind: "error", error: describeError(error, { event: "job-failed", path: kind }) }),
  });
  const running = new Set<Promise<void>>();
  const close = async () => {
    // No further job begins while the last calls are answered, so that the end comes before the process is killed.
    await Promise.all([Promise.allSettled(running), jobs.stop()]);
    await Promise.all([broadcast.close(), counters?.close()]);
    await database.close();
    post({ kind: "closed" });
  };
  port.on("message", (message: ToWorker) => {
    if (message.kind === "close") return void close().catch(end);
    const answered = answer(message, fetch).then(
      (answered) => post({ kind: "answer", ...answered }, [answered.body]),
      end,
    );
    running.add(answered);
    void answered.finally(() => running.delete(answered));
    // A call that changes something may have stored jobs.
    if (message.method !== "GET") void answered.then(jobs.wake);
  });
}
