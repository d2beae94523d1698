import { parentPort, workerData } from "node:worker_threads";
import { isUnavailable, sqlStateOf } from "../kernel/database/sqlState.ts";
import { openConnection, shortenLog } from "../kernel/database/embeddedConnection.ts";
import { describeError } from "../kernel/describeError.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { finalWords, NewerDatabase, reasonOf, type StartFailureReason } from "../kernel/startFailure.ts";
import { loadDrizzleQuickly } from "./loadDrizzleQuickly.ts";
import type { FromWorker, WorkerTask } from "./protocol.ts";

if (!parentPort) throw new Error("This file runs as a worker thread.");
const port = parentPort;
const task = workerData as WorkerTask;
const folder = task.task === "serve-from-server" ? "" : task.database;
const say = (message: FromWorker, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred);

const words: string[] = [];
let stage: "opening" | "filling" | "serving" = "opening";

/** Why it ended: as PostgreSQL said, as the error says, or because a database that cannot be opened is damaged. */
function reasonFor(error: unknown): { reason: StartFailureReason | null; detail: string } {
  if (error instanceof NewerDatabase) return { reason: "damaged", detail: "a newer version of the shop has used it" };
  if (task.task === "serve-from-server") {
    const isServers = isUnavailable(error) || sqlStateOf(error) !== null;
    return { reason: isServers ? "unreachable" : null, detail: error instanceof Error ? messageOf(error) : "" };
  }
  const last = finalWords(words);
  const known = reasonOf({ message: last ?? "" }) ?? reasonOf(error);
  return { reason: known ?? (stage === "opening" || last ? "damaged" : null), detail: last ?? "" };
}

/** Node's error for a host of several addresses says nothing itself. */
const messageOf = (error: Error) => error.message || ("code" in error ? String(error.code) : error.name);

/** Ends the thread, at once: after a panic PostgreSQL would go on turning in a circle. */
function end(error: unknown): never {
  const event = stage === "serving" ? "stopped" : "start-failed";
  say({ kind: "failed", ...reasonFor(error), error: describeError(error, { event }) });
  process.exit(1);
}

function listen(line: string) {
  words.push(line);
  if (words.length > 100) words.shift();
  if (line.includes("PANIC:")) end(new Error("PostgreSQL has stopped."));
}

const minute = 60_000;

/** From now on PostgreSQL's log is kept short. */
function watchLog(connection: Awaited<ReturnType<typeof openConnection>>) {
  const tell = (error: unknown) =>
    say({ kind: "error", error: describeError(error, { event: "job-failed", path: "shorten-log" }) });
  setInterval(() => void (connection.closed || shortenLog(connection).catch(tell)), minute).unref();
}

async function create() {
  const connection = await openConnection(folder, listen);
  await connection.close();
  port.once("message", () => say({ kind: "closed" }));
}

async function serve(settings: PlatformSettings) {
  const opening = openConnection(folder, listen);
  loadDrizzleQuickly();
  // While PostgreSQL is compiled on the other core; the creation does without.
  const { serveCalls } = await import("./serveCalls.ts");
  const { fillDatabase } = await import("./fillDatabase.ts");
  const { loadSeedModule } = await import("./fillDatabase.ts");
  const seedModule = await loadSeedModule(settings.seedModule);
  const connection = await opening;
  stage = "filling";
  const database = await fillDatabase(connection, seedModule, (step) => say({ kind: "progress", step }));
  stage = "serving";
  watchLog(connection);
  await serveCalls({ port, database, settings, say, end });
}

async function serveFromServer(url: string, settings: PlatformSettings) {
  loadDrizzleQuickly();
  const { serveCalls } = await import("./serveCalls.ts");
  const { openServer } = await import("./openServer.ts");
  const { database, others } = await openServer(url, settings.seedModule, (step) => say({ kind: "progress", step }));
  stage = "serving";
  await serveCalls({ port, database, settings, broadcast: others, say, end });
}

function work(): Promise<void> {
  switch (task.task) {
    case "create":
      return create();
    case "serve":
      return serve(task.settings);
    case "serve-from-server":
      return serveFromServer(task.databaseUrl, task.settings);
  }
}

process.on("uncaughtException", end);
process.on("unhandledRejection", end);
await work().catch(end);
say({ kind: "ready" });
