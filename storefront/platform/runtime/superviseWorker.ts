import { setTimeout as sleep } from "node:timers/promises";
import type { PlatformError } from "../kernel/describeError.ts";
import { PlatformStartFailure } from "../kernel/startFailure.ts";
import type { RunningWorker, WorkerListeners } from "./startWorker.ts";

export interface SuperviseOptions {
  /** Starts a worker on the data folder. It is called only when the previous worker has ended. */
  readonly start: (listeners: WorkerListeners) => Promise<RunningWorker>;
  readonly listeners: WorkerListeners;
  /** Whether the disk has enough space for PostgreSQL to open the database. */
  readonly hasSpace: () => boolean;
  /** Called once when the disk becomes full. */
  readonly onDiskFull: () => void;
  /** Called when the disk has space again and calls are answered as before. */
  readonly onDiskSpace: () => void;
}

export interface SupervisedWorker extends RunningWorker {
  readonly isDiskFull: () => boolean;
}

/** Milliseconds between two checks for space. The delay doubles up to the longest. */
const retryDelay = { first: 1000, longest: 10_000 };

const isDiskFullFailure = (error: unknown) => error instanceof PlatformStartFailure && error.reason === "disk-full";

/** Whether PostgreSQL rolled a transaction back because the disk is full. It keeps running. */
const isDiskFullError = ({ sqlState }: PlatformError) => sqlState === "53100";

/**
 * Starts the worker of an embedded database and supervises it while the disk is full. If PostgreSQL only fails to write,
 * the worker keeps running, and calls that need to write fail. If PostgreSQL cannot even write its log, it stops. Then
 * all calls fail until there is space for a new worker, which recovers all acknowledged data from that log. Failed calls
 * are not repeated here, but by their callers. If the worker ends for any other reason, it is not restarted.
 */
export async function superviseWorker(options: SuperviseOptions): Promise<SupervisedWorker> {
  const { start, listeners, hasSpace, onDiskFull, onDiskSpace } = options;
  const closing = new AbortController();
  let worker: RunningWorker | null = null;
  /** Waits for space while the disk is full. */
  let recovery: Promise<void> | null = null;

  const begin = () =>
    start({
      ...listeners,
      onError: (error) => (isDiskFullError(error) ? handleFullDisk() : listeners.onError(error)),
      onEnd: (error) => {
        worker = null;
        if (isDiskFullFailure(error)) return handleFullDisk();
        // There is no worker left to recover.
        closing.abort();
        listeners.onEnd(error);
      },
    });

  function handleFullDisk() {
    if (recovery || closing.signal.aborted) return;
    onDiskFull();
    recovery = waitForSpace().catch((error: Error) => {
      if (!closing.signal.aborted) listeners.onEnd(error);
    });
  }

  async function waitForSpace() {
    for (let delay = retryDelay.first; ; delay = Math.min(2 * delay, retryDelay.longest)) {
      await sleep(delay, undefined, { signal: closing.signal });
      if (!hasSpace() || !(worker || (await reopen()))) continue;
      recovery = null;
      return onDiskSpace();
    }
  }

  /** Starts a new worker. Returns false if the disk is still full. */
  async function reopen(): Promise<boolean> {
    try {
      worker = await begin();
      // Notifications of the previous worker may have been lost.
      listeners.onOutdated(null);
      return true;
    } catch (error) {
      if (isDiskFullFailure(error)) return false;
      throw error;
    }
  }

  worker = await begin();
  return {
    isDiskFull: () => recovery !== null,
    call: async (call, signal) => (worker ? worker.call(call, signal) : null),
    async close() {
      closing.abort();
      await recovery;
      await worker?.close();
    },
  };
}
