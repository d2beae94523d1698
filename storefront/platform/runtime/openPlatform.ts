import {
  adoptUnfinished,
  clearUnfinished,
  hasSpace,
  isCreated,
  prepareDataFolder,
  requireSpace,
  withKeys,
} from "./dataFolder.ts";
import { configuration } from "#configuration/index.ts";
import { callKind, clientAt, renderingHeader } from "../kernel/http/client.ts";
import type { Fetch } from "./createPlatform.ts";
import type { PlatformError } from "../kernel/describeError.ts";
import { createFairQueue, QueueFull } from "./fairQueue.ts";
import { lockFolder } from "./folderLock.ts";
import { embeddedSettings, type GivenSettings } from "../kernel/settings.ts";
import { startFailure } from "../kernel/startFailure.ts";
import { keepWorker } from "./keepWorker.ts";
import { type RunningWorker, startWorker, type WorkerListeners } from "./startWorker.ts";

export { PlatformStartFailure } from "../kernel/startFailure.ts";
export type { PlatformError } from "../kernel/describeError.ts";

export interface OpenOptions {
  /** Where the database lies, or will; created when it is not there. */
  readonly folder: string;
  /** Its set-up; without one, everything outside is played by the sandbox. */
  readonly settings?: GivenSettings;
  /** Hears what the start is doing, such as `Creating the database`. */
  readonly onProgress?: (step: string) => void;
  /** Receives unexpected errors, for the log. */
  readonly onError?: (error: PlatformError) => void;
  /** Hears that the platform has ended on its own; every later call is answered with 503. */
  readonly onFailure?: (error: Error) => void;
  /**
   * Hears in a sentence that the disk of the data folder is full: until there is room, what would have to be written,
   * or everything, is answered with 503.
   */
  readonly onFull?: (message: string) => void;
  /** Hears that the disk has room again, and everything is answered. */
  readonly onRoom?: () => void;
  /**
   * Hears that what some answers were made of has changed: by another process of the shop, or unheard while the
   * database was opened again. Null when it may be anything.
   */
  readonly onOutdated?: (tags: readonly string[] | null) => void;
}

export interface OpenPlatform {
  readonly fetch: Fetch;
  /** Whether the disk of the embedded database has no room; a server's is its own affair. */
  readonly isDiskFull: () => boolean;
  /** What the staff signs with, given or made here; null for a shop without one. */
  readonly operatorKey: string | null;
  readonly close: () => Promise<void>;
}

const nothing = () => {};

const unavailable = () =>
  Response.json(
    { code: 503, result: "Something went wrong, try later." },
    { status: 503, headers: { "cache-control": "no-cache, no-store", "retry-after": "5" } },
  );

const { searchesAtOnce, serviceSearchesAtOnce } = configuration.load;
/** Catalogue calls of one client that wait for the worker; the gate refuses earlier, and pages ask for few. */
const mostWaiting = 200;

/**
 * The platform as a function: each request travels to the worker thread, and its answer back. Urgent calls go at once.
 * Of those that read the catalogue only a few are in the thread at a time, and clients take turns, so that an order
 * waits for no more than those few.
 */
export function fetchFrom({ call }: Pick<RunningWorker, "call">, hasSearchService = false): Fetch {
  const total = hasSearchService ? serviceSearchesAtOnce : searchesAtOnce;
  const queue = createFairQueue({ total, waiting: mostWaiting });
  async function ask(request: Request): Promise<Response> {
    const { method, url, headers, signal } = request;
    signal.throwIfAborted();
    const body = request.body ? await request.arrayBuffer() : null;
    const answer = await call({ method, url, headers: [...headers], body }, signal);
    if (!answer) return unavailable();
    const answered = answer.headers.map(([name, value]): [string, string] => [name, value]);
    return new Response(answer.body, { status: answer.status, headers: answered });
  }
  return async (request) => {
    if (callKind(new URL(request.url).pathname) === "urgent") return ask(request);
    // Pages have a turn of their own beside the searches of the same address.
    const client = clientAt(request.headers.get("x-dioptra-client") ?? "");
    const turn = request.headers.has(renderingHeader) ? `${client} page` : client;
    try {
      return await queue.run(turn, () => ask(request), request.signal);
    } catch (error) {
      if (error instanceof QueueFull) return unavailable();
      throw error;
    }
  };
}

/** The platform on a PostgreSQL server; the folder holds only the keys of a shop that was given none. */
async function openOnServer(
  databaseUrl: string,
  { folder, settings = embeddedSettings, onProgress = nothing }: OpenOptions,
  listeners: WorkerListeners,
): Promise<OpenPlatform> {
  onProgress("Opening the database");
  const keyed = withKeys(settings, prepareDataFolder(folder).folder);
  const worker = await startWorker({ task: "serve-from-server", databaseUrl, settings: keyed }, folder, listeners);
  return {
    fetch: fetchFrom(worker, settings.searchUrl !== null),
    isDiskFull: () => false,
    operatorKey: keyed.operatorKey,
    close: worker.close,
  };
}

/**
 * Starts the embedded provider in a thread of its own, so that a heavy query stalls no page. What the person at the
 * keyboard can mend is thrown as a `PlatformStartFailure`.
 */
export async function openPlatform(options: OpenOptions): Promise<OpenPlatform> {
  const { onProgress = nothing, onError = nothing, onFailure = nothing, onOutdated = nothing } = options;
  const { settings = embeddedSettings, onFull = nothing, onRoom = nothing } = options;
  const listeners: WorkerListeners = { onProgress, onError, onOutdated, onEnd: onFailure };
  if (settings.databaseUrl !== null) return openOnServer(settings.databaseUrl, options, listeners);
  const data = prepareDataFolder(options.folder);
  const unlock = await lockFolder(data.folder);
  try {
    if (!isCreated(data)) {
      onProgress("Creating the database");
      clearUnfinished(data);
      requireSpace(data, "create");
      // In a thread of its own that ends afterwards: creating takes several times the memory that serving does.
      const creation = { task: "create", database: data.unfinished } as const;
      const creating = await startWorker(creation, data.folder, listeners);
      await creating.close();
      adoptUnfinished(data);
    }
    onProgress("Opening the database");
    requireSpace(data, "open");
    const keyed = withKeys(settings, data.folder);
    const serving = { task: "serve", database: data.database, settings: keyed } as const;
    const worker = await keepWorker({
      start: (heard) => startWorker(serving, data.folder, heard),
      listeners,
      hasRoom: () => hasSpace(data, "open"),
      onFull: () => onFull(startFailure("disk-full", data.folder).message),
      onRoom,
    });
    const close = async () => {
      await worker.close();
      await unlock();
    };
    return {
      fetch: fetchFrom(worker, settings.searchUrl !== null),
      isDiskFull: worker.isDiskFull,
      operatorKey: keyed.operatorKey,
      close,
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
