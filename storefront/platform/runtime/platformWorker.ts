import { parentPort, workerData } from "node:worker_threads";
import { isUnavailable, sqlStateOf } from "../kernel/database/sqlState.ts";
import { openConnection, shortenLog } from "../kernel/database/embeddedConnection.ts";
import { describeError } from "../kernel/describeError.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { lastFatalMessage, NewerDatabase, reasonOf, type StartFailureReason } from "../kernel/startFailure.ts";
import { loadDrizzleQuickly } from "./loadDrizzleQuickly.ts";
import type { FromWorker, WorkerTask } from "./protocol.ts";

if (!parentPort) throw new Error("This module must be started as a worker thread, see startWorker.ts.");
const port = parentPort;
const task = workerData as WorkerTask;
const folder = task.task === "serve-from-server" ? "" : task.database;
const post = (message: FromWorker, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred);

/** The last messages of the embedded PostgreSQL. */
const postgresMessages: string[] = [];
let stage: "opening" | "filling" | "serving" = "opening";

/**
 * Returns why the platform ended, from PostgreSQL's last message or from the error. A database that cannot be opened is
 * damaged.
 */
function reasonFor(error: unknown): { reason: StartFailureReason | null; detail: string } {
  if (error instanceof NewerDatabase) return { reason: "damaged", detail: "a newer version of the shop has used it" };
  if (task.task === "serve-from-server") {
    const isServerError = isUnavailable(error) || sqlStateOf(error) !== null;
    return { reason: isServerError ? "unreachable" : null, detail: error instanceof Error ? messageOf(error) : "" };
  }
  const fatalMessage = lastFatalMessage(postgresMessages);
  const reason = reasonOf({ message: fatalMessage ?? "" }) ?? reasonOf(error);
  return { reason: reason ?? (stage === "opening" || fatalMessage ? "damaged" : null), detail: fatalMessage ?? "" };
}

/** Returns an error's message. Node's error for a host with several addresses has only a code. */
const messageOf = (error: Error) => error.message || ("code" in error ? String(error.code) : error.name);

/** Reports the error and ends the thread at once, because PostgreSQL loops forever after a panic. */
function end(error: unknown): never {
  const event = stage === "serving" ? "stopped" : "start-failed";
  post({ kind: "failed", ...reasonFor(error), error: describeError(error, { event }) });
  process.exit(1);
}

function onPostgresMessage(line: string) {
  postgresMessages.push(line);
  if (postgresMessages.length > 100) postgresMessages.shift();
  if (line.includes("PANIC:")) end(new Error("PostgreSQL has stopped."));
}

const minute = 60_000;

/** Shortens PostgreSQL's log once a minute. */
function watchLog(connection: Awaited<ReturnType<typeof openConnection>>) {
  const report = (error: unknown) =>
    post({ kind: "error", error: describeError(error, { event: "job-failed", path: "shorten-log" }) });
  setInterval(() => void (connection.closed || shortenLog(connection).catch(report)), minute).unref();
}

async function create() {
  const connection = await openConnection(folder, onPostgresMessage);
  await connection.close();
  port.once("message", () => post({ kind: "closed" }));
}

async function serve(settings: PlatformSettings) {
  const opening = openConnection(folder, onPostgresMessage);
  loadDrizzleQuickly();
  // Loaded here, while PostgreSQL's WebAssembly is compiled on another core. The task `create` does not need them.
  const { serveCalls } = await import("./serveCalls.ts");
  const { fillDatabase, loadSeedModule } = await import("./fillDatabase.ts");
  const seedModule = await loadSeedModule(settings.seedModule);
  const connection = await opening;
  stage = "filling";
  const database = await fillDatabase(connection, seedModule, (step) => post({ kind: "progress", step }));
  stage = "serving";
  watchLog(connection);
  await serveCalls({ port, database, settings, post, end });
}

async function serveFromServer(url: string, settings: PlatformSettings) {
  loadDrizzleQuickly();
  const { serveCalls } = await import("./serveCalls.ts");
  const { openServer } = await import("./openServer.ts");
  const { database, broadcast } = await openServer(url, settings.seedModule, (step) =>
    post({ kind: "progress", step }),
  );
  stage = "serving";
  await serveCalls({ port, database, settings, broadcast, post, end });
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
post({ kind: "ready" });
