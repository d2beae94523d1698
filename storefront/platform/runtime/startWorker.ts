import { Worker } from "node:worker_threads";
import type { PlatformError } from "../kernel/describeError.ts";
import { startFailure } from "../kernel/startFailure.ts";
import type { FromWorker, ToWorker, WorkerAnswer, WorkerCall, WorkerTask } from "./protocol.ts";

export interface WorkerListeners {
  readonly onProgress: (step: string) => void;
  readonly onError: (error: PlatformError) => void;
  /** Receives the tags of outdated answers, because another process changed their data; null for all answers. */
  readonly onOutdated: (tags: readonly string[] | null) => void;
  /** Called when the thread ended on its own after it was ready. Pending calls get no answer. */
  readonly onEnd: (error: Error) => void;
}

export interface RunningWorker {
  /** Sends a call and returns its answer; null if the worker ended before it could answer. */
  readonly call: (call: Omit<WorkerCall, "kind" | "id">, signal: AbortSignal) => Promise<WorkerAnswer | null>;
  /** Lets running calls finish, closes the database and ends the thread. */
  readonly close: () => Promise<void>;
}

type Failed = Extract<FromWorker, { kind: "failed" }>;

const errorOf = ({ reason, detail, error }: Failed, folder: string): Error =>
  reason ? startFailure(reason, folder, detail) : new Error(`The platform failed: ${error.name}: ${error.message}`);

/**
 * Without a limit, loading the code grows V8's young generation to more than 100 MB, which is not needed afterwards.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/** Starts the worker thread and waits until it is ready. `folder` is the data folder that failure messages name. */
export function startWorker(
  task: WorkerTask,
  folder: string,
  { onProgress, onError, onOutdated, onEnd }: WorkerListeners,
): Promise<RunningWorker> {
  const worker = new Worker(new URL("platformWorker.ts", import.meta.url), {
    workerData: task,
    execArgv: [],
    resourceLimits,
  });
  const waiting = new Map<number, (answer: WorkerAnswer | null) => void>();
  let lastId = 0;
  let state: "starting" | "ready" | "closing" | "ended" = "starting";
  /** Resolves when the thread has ended. */
  const terminated = Promise.withResolvers<void>();

  const send = (message: ToWorker, transferred: ArrayBuffer[] = []) => worker.postMessage(message, transferred);

  const call: RunningWorker["call"] = (request, signal) =>
    new Promise((resolve, reject) => {
      if (state !== "ready") return resolve(null);
      const id = ++lastId;
      waiting.set(id, resolve);
      signal.addEventListener("abort", () => waiting.delete(id) && reject(signal.reason), { once: true });
      send({ kind: "call", id, ...request }, request.body ? [request.body] : []);
    });

  const close = () => {
    if (state === "ready") {
      state = "closing";
      send({ kind: "close" });
    }
    return terminated.promise;
  };

  return new Promise((resolve, reject) => {
    const finish = async (error: Error) => {
      if (state === "ended") return;
      const before = state;
      state = "ended";
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
      // The thread may write to the folder until it has ended.
      await worker.terminate();
      if (before === "starting") reject(error);
      if (before === "ready") onEnd(error);
      terminated.resolve();
    };
    worker.on("message", (message: FromWorker) => {
      if (message.kind === "answer") {
        const answered = waiting.get(message.id);
        waiting.delete(message.id);
        answered?.(message);
      } else if (message.kind === "progress") onProgress(message.step);
      else if (message.kind === "error") onError(message.error);
      else if (message.kind === "outdated") onOutdated(message.tags);
      else if (message.kind === "closed") void finish(new Error("The platform was closed."));
      else if (message.kind === "failed") {
        // A stack trace would not help with a full disk.
        if (message.reason !== "disk-full") onError(message.error);
        void finish(errorOf(message, folder));
      } else {
        state = "ready";
        resolve({ call, close });
      }
    });
    worker.on("messageerror", (error) => void finish(error));
    worker.on("error", (error) => void finish(error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", (code) => void finish(new Error(`The platform's thread ended with exit code ${code}.`)));
  });
}
