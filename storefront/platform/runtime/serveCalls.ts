import { randomUUID } from "node:crypto";
import type { MessagePort } from "node:worker_threads";
import { createPlatform, type Fetch } from "./createPlatform.ts";
import type { Database } from "../kernel/database/database.ts";
import { describeError } from "../kernel/describeError.ts";
import { startJobs } from "../kernel/jobs/jobs.ts";
import { createLimits } from "../kernel/limits/limits.ts";
import { noBroadcast, type ChangeBroadcast } from "../search/sharedIndexes.ts";
import { followPoints } from "../delivery/followPoints.ts";
import { followMethods } from "../payment/onlineMethods.ts";
import { followRetention } from "../privacy/retention.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import type { FromWorker, ToWorker, WorkerCall } from "./protocol.ts";

const clock = () => new Date();

/** Only shops with a Redis load what speaks to it. */
async function countersOf(url: string) {
  const { openRedisCounters } = await import("../kernel/limits/redisCounters.ts");
  return openRedisCounters(url);
}

export interface Serving {
  readonly port: MessagePort;
  readonly database: Database;
  readonly settings: PlatformSettings;
  readonly broadcast?: ChangeBroadcast;
  readonly say: (message: FromWorker, transferred?: ArrayBuffer[]) => void;
  /** For what must never happen: the thread is of no use any more. */
  readonly end: (error: unknown) => never;
}

async function answer({ id, method, url, headers, body }: WorkerCall, fetch: Fetch) {
  const given = headers.map(([name, value]): [string, string] => [name, value]);
  const response = await fetch(new Request(url, { method, headers: given, body }));
  return { id, status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}

/** Answers the calls that arrive through the port until it receives `close`. */
export async function serveCalls({
  port,
  database,
  settings,
  broadcast: others = noBroadcast,
  say,
  end,
}: Serving): Promise<void> {
  const counters = settings.redisUrl === null ? null : await countersOf(settings.redisUrl);
  const parts = { database, clock, newId: randomUUID, settings, limits: createLimits(counters?.makeCounter) };
  const { fetch, handlers } = createPlatform({
    ...parts,
    broadcast: others,
    onError: (error) => say({ kind: "error", error }),
    onOutdated: (tags) => say({ kind: "outdated", tags }),
  });
  await followMethods(parts);
  await followPoints(parts);
  await followRetention(parts);
  const jobs = startJobs({
    database,
    clock,
    handlers,
    onError: (error, kind) => say({ kind: "error", error: describeError(error, { event: "job-failed", path: kind }) }),
  });
  const running = new Set<Promise<void>>();
  const close = async () => {
    await Promise.allSettled(running);
    await jobs.stop();
    await Promise.all([others.close(), counters?.close()]);
    await database.close();
    say({ kind: "closed" });
  };
  port.on("message", (message: ToWorker) => {
    if (message.kind === "close") return void close().catch(end);
    const answered = answer(message, fetch).then(
      (answered) => say({ kind: "answer", ...answered }, [answered.body]),
      end,
    );
    running.add(answered);
    void answered.finally(() => running.delete(answered));
    // What was changed may have promised work.
    if (message.method !== "GET") void answered.then(jobs.wake);
  });
}
