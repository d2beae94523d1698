import { randomUUID } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { createPlatform, type Fetch } from "../createPlatform.ts";
import { createDatabase, type Database } from "../database/database.ts";
import { migrate, NewerDatabase } from "../database/migrate.ts";
import { openConnection } from "../database/openConnection.ts";
import { describeError } from "../describeError.ts";
import { seedContent } from "../seed/content.ts";
import { seed } from "../seed/seed.ts";
import { finalWords, reasonOf, type StartFailureReason } from "../startFailure.ts";
import type { FromWorker, ToWorker, WorkerCall, WorkerTask } from "./protocol.ts";

if (!parentPort) throw new Error("This file runs as a worker thread.");
const port = parentPort;
const { task, database: folder } = workerData as WorkerTask;
const say = (message: FromWorker, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred);
const clock = () => new Date();

const words: string[] = [];
let stage: "opening" | "filling" | "serving" = "opening";

/** Why it ended: as PostgreSQL said, as the error says, or because a database that cannot be opened is damaged. */
function reasonFor(error: unknown): { reason: StartFailureReason | null; detail: string } {
  if (error instanceof NewerDatabase) return { reason: "damaged", detail: "a newer version of the shop has used it" };
  const last = finalWords(words);
  const reason =
    reasonOf({ message: last ?? "" }) ?? reasonOf(error) ?? (stage === "opening" || last ? "damaged" : null);
  return { reason, detail: last ?? "" };
}

/** Ends the thread, at once: after a panic PostgreSQL would go on turning in a circle. */
function end(error: unknown): never {
  const event = stage === "serving" ? "stopped" : "start-failed";
  say({ kind: "failed", ...reasonFor(error), error: describeError(error, { event }) });
  process.exit(1);
}

function listen(line: string) {
  words.push(line);
  if (words.length > 100) words.shift();
  if (/PANIC:/.test(line)) end(new Error("PostgreSQL has stopped."));
}

async function answer(call: WorkerCall, fetch: Fetch): Promise<void> {
  const { id, method, url, headers, body } = call;
  const request = new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    body,
  });
  const response = await fetch(request);
  const answered = await response.arrayBuffer();
  say({ kind: "answer", id, status: response.status, headers: [...response.headers], body: answered }, [answered]);
}

function serve(database: Database) {
  const fetch = createPlatform({
    database,
    clock,
    newId: randomUUID,
    onError: (error) => say({ kind: "error", error }),
  });
  const running = new Set<Promise<void>>();
  port.on("message", (message: ToWorker) => {
    if (message.kind === "close") {
      void Promise.allSettled(running)
        .then(() => database.close())
        .then(() => say({ kind: "closed" }), end);
      return;
    }
    const answered = answer(message, fetch).catch(end);
    running.add(answered);
    void answered.finally(() => running.delete(answered));
  });
}

async function start() {
  const connection = await openConnection(folder, listen);
  if (task === "create") {
    await connection.close();
    port.once("message", () => say({ kind: "closed" }));
    return say({ kind: "ready" });
  }
  stage = "filling";
  const onProgress = (step: string) => say({ kind: "progress", step });
  await migrate(connection, onProgress);
  const database = createDatabase(connection);
  await seed(database, { content: seedContent, now: clock(), onProgress });
  stage = "serving";
  serve(database);
  say({ kind: "ready" });
}

process.on("uncaughtException", end);
process.on("unhandledRejection", end);
await start().catch(end);
