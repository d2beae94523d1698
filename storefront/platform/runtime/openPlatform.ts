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
import { embeddedSettings, type SettingsInput } from "../kernel/settings.ts";
import { startFailure } from "../kernel/startFailure.ts";
import { superviseWorker } from "./superviseWorker.ts";
import { type RunningWorker, startWorker, type WorkerListeners } from "./startWorker.ts";

export type { PaymentProvider } from "../payment/provider.ts";
export { paymentProviders } from "../payment/providers.ts";
export { PlatformStartFailure } from "../kernel/startFailure.ts";
export type { PlatformError } from "../kernel/describeError.ts";

export interface OpenOptions {
  /** The data folder. It is created if it does not exist. */
  readonly folder: string;
  /** Default: the sandbox replaces all external services. */
  readonly settings?: SettingsInput;
  /** Receives the current step of the start, such as `Creating the database`. */
  readonly onProgress?: (step: string) => void;
  /** Receives unexpected errors, for the log. */
  readonly onError?: (error: PlatformError) => void;
  /** Called when the platform has ended on its own. All later calls are answered with 503. */
  readonly onFailure?: (error: Error) => void;
  /**
   * Called with a message for the log when the disk of the data folder is full. Until there is space again, calls that
   * need to write, or all calls, are answered with 503.
   */
  readonly onDiskFull?: (message: string) => void;
  /** Called when the disk has space again and all calls are answered. */
  readonly onDiskSpace?: () => void;
  /**
   * Receives the tags of answers that are outdated, because another process of the shop changed their data. Null means
   * that all answers may be outdated, such as after the database was opened again.
   */
  readonly onOutdated?: (tags: readonly string[] | null) => void;
}

export interface OpenPlatform {
  readonly fetch: Fetch;
  /** Whether the disk of the embedded database is full. Always false with a PostgreSQL server. */
  readonly isDiskFull: () => boolean;
  /** The key that signs the staff's calls, from the settings or the data folder; null if staff calls are disabled. */
  readonly operatorKey: string | null;
  readonly close: () => Promise<void>;
}

const noop = () => {};

const unavailable = () =>
  Response.json(
    { code: 503, result: "Something went wrong, try later." },
    { status: 503, headers: { "cache-control": "no-cache, no-store", "retry-after": "5" } },
  );

const { searchesAtOnce, serviceSearchesAtOnce } = configuration.load;
/** Catalogue calls of one client that may wait for the worker. The gate's limit is lower, and pages need few calls. */
const maxWaitingCalls = 200;

/**
 * Returns the platform as a function that sends each request to the worker thread. Urgent calls are sent at once. Only a
 * few catalogue calls are in the thread at a time and clients take turns, so that an order waits for those few at most.
 */
export function fetchFrom({ call }: Pick<RunningWorker, "call">, hasSearchService = false): Fetch {
  const total = hasSearchService ? serviceSearchesAtOnce : searchesAtOnce;
  const queue = createFairQueue({ total, waiting: maxWaitingCalls });
  async function send(request: Request): Promise<Response> {
    const { method, url, headers, signal } = request;
    signal.throwIfAborted();
    const body = request.body ? await request.arrayBuffer() : null;
    const answer = await call({ method, url, headers: [...headers], body }, signal);
    if (!answer) return unavailable();
    const answerHeaders = answer.headers.map(([name, value]): [string, string] => [name, value]);
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  }
  return async (request) => {
    if (callKind(new URL(request.url).pathname) === "urgent") return send(request);
    // Pages queue separately from the searches of the same client.
    const client = clientAt(request.headers.get("x-dioptra-client") ?? "");
    const queueName = request.headers.has(renderingHeader) ? `${client} page` : client;
    try {
      return await queue.run(queueName, () => send(request), request.signal);
    } catch (error) {
      if (error instanceof QueueFull) return unavailable();
      throw error;
    }
  };
}

/** Opens the platform on a PostgreSQL server. The folder contains only the keys, if the settings have none. */
async function openOnServer(
  databaseUrl: string,
  { folder, settings = embeddedSettings, onProgress = noop }: OpenOptions,
  listeners: WorkerListeners,
): Promise<OpenPlatform> {
  onProgress("Opening the database");
  const settingsWithKeys = withKeys(settings, prepareDataFolder(folder).folder);
  const worker = await startWorker(
    { task: "serve-from-server", databaseUrl, settings: settingsWithKeys },
    folder,
    listeners,
  );
  return {
    fetch: fetchFrom(worker, settings.searchUrl !== null),
    isDiskFull: () => false,
    operatorKey: settingsWithKeys.operatorKey,
    close: worker.close,
  };
}

/**
 * Starts the platform in a worker thread, so that a heavy query does not stall pages. Throws a `PlatformStartFailure` for
 * problems that the operator can fix.
 */
export async function openPlatform(options: OpenOptions): Promise<OpenPlatform> {
  const { onProgress = noop, onError = noop, onFailure = noop, onOutdated = noop } = options;
  const { settings = embeddedSettings, onDiskFull = noop, onDiskSpace = noop } = options;
  const listeners: WorkerListeners = { onProgress, onError, onOutdated, onEnd: onFailure };
  if (settings.databaseUrl !== null) return openOnServer(settings.databaseUrl, options, listeners);
  const data = prepareDataFolder(options.folder);
  const unlock = await lockFolder(data.folder);
  try {
    if (!isCreated(data)) {
      onProgress("Creating the database");
      clearUnfinished(data);
      requireSpace(data, "create");
      // Creating a database takes several times the memory of serving it, so it gets its own thread, which ends
      // afterwards.
      const creation = { task: "create", database: data.unfinished } as const;
      const creating = await startWorker(creation, data.folder, listeners);
      await creating.close();
      adoptUnfinished(data);
    }
    onProgress("Opening the database");
    requireSpace(data, "open");
    const settingsWithKeys = withKeys(settings, data.folder);
    const serving = { task: "serve", database: data.database, settings: settingsWithKeys } as const;
    const worker = await superviseWorker({
      start: (workerListeners) => startWorker(serving, data.folder, workerListeners),
      listeners,
      hasSpace: () => hasSpace(data, "open"),
      onDiskFull: () => onDiskFull(startFailure("disk-full", data.folder).message),
      onDiskSpace,
    });
    const close = async () => {
      await worker.close();
      await unlock();
    };
    return {
      fetch: fetchFrom(worker, settings.searchUrl !== null),
      isDiskFull: worker.isDiskFull,
      operatorKey: settingsWithKeys.operatorKey,
      close,
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
