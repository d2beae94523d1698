import { setTimeout as sleep } from "node:timers/promises";
import type { PlatformError } from "../kernel/describeError.ts";
import { PlatformStartFailure } from "../kernel/startFailure.ts";
import type { RunningWorker, WorkerListeners } from "./startWorker.ts";

export interface KeepingOptions {
  /** Starts a worker on the folder; the one before it has ended by then. */
  readonly start: (listeners: WorkerListeners) => Promise<RunningWorker>;
  readonly listeners: WorkerListeners;
  /** Whether the disk has what PostgreSQL needs to open. */
  readonly hasRoom: () => boolean;
  /** Hears once that the disk is full. */
  readonly onFull: () => void;
  /** Hears that there is room again, and calls are answered as before. */
  readonly onRoom: () => void;
}

export interface KeptWorker extends RunningWorker {
  readonly isDiskFull: () => boolean;
}

/** Milliseconds between two looks for room: at first, and at most. */
const pauses = { first: 1000, longest: 10_000 };

const isFullDisk = (error: unknown) => error instanceof PlatformStartFailure && error.reason === "disk-full";
/** PostgreSQL undid the transaction and lives. */
const isRefusedForRoom = ({ sqlState }: PlatformError) => sqlState === "53100";

/**
 * Keeps the worker of an embedded database through a full disk. Where PostgreSQL only refuses to write, it goes on, and
 * what asks to be written is refused. Where it cannot even write its log it stops; then no call is answered until there
 * is room for a new worker, which recovers what was acknowledged from that log. Nothing is asked twice here: who had no
 * answer sends it again. Any other end is one.
 */
export async function keepWorker(options: KeepingOptions): Promise<KeptWorker> {
  const { start, listeners, hasRoom, onFull, onRoom } = options;
  const closing = new AbortController();
  let worker: RunningWorker | null = null;
  /** The search for room, while the disk is full. */
  let searching: Promise<void> | null = null;

  const begin = () =>
    start({
      ...listeners,
      onError: (error) => (isRefusedForRoom(error) ? beFull() : listeners.onError(error)),
      onEnd: (error) => {
        worker = null;
        if (isFullDisk(error)) return beFull();
        // Nor is there anything left to look for room for.
        closing.abort();
        listeners.onEnd(error);
      },
    });

  function beFull() {
    if (searching || closing.signal.aborted) return;
    onFull();
    searching = searchRoom().catch((error: Error) => {
      if (!closing.signal.aborted) listeners.onEnd(error);
    });
  }

  async function searchRoom() {
    for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
      await sleep(pause, undefined, { signal: closing.signal });
      if (!hasRoom() || !(worker || (await reopen()))) continue;
      searching = null;
      return onRoom();
    }
  }

  /** Whether a new worker could be started. */
  async function reopen(): Promise<boolean> {
    try {
      worker = await begin();
      // What the last one said at its end may not have been heard.
      listeners.onOutdated(null);
      return true;
    } catch (error) {
      if (isFullDisk(error)) return false;
      throw error;
    }
  }

  worker = await begin();
  return {
    isDiskFull: () => searching !== null,
    call: async (call, signal) => (worker ? worker.call(call, signal) : null),
    async close() {
      closing.abort();
      await searching;
      await worker?.close();
    },
  };
}
