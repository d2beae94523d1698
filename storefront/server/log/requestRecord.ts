import type { Log } from "./log.ts";

/** What the log says of a request: never who asked, with what, or for what by name. */
export interface RequestRecord {
  readonly requestId: string;
  readonly method: string;
  /** The route or call that answered; never the path itself, which holds order numbers, tokens, and whatever people type. */
  route: string;
  /** The code of the store view, for a page. */
  store?: string;
  /** Whether the page was there already. */
  cache?: "hit" | "miss" | "bypass" | "stale";
  /** Files and health checks are logged at debug level only. */
  isMinor?: boolean;
}

export interface Outcome {
  readonly status: number;
  /** Null when unknown. */
  readonly bytes: number | null;
  /** From the first to the last moment on the server, in milliseconds. */
  readonly ms: number;
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);

const levelOf = ({ isMinor }: RequestRecord, { status }: Outcome) =>
  status >= 500 ? "error" : isMinor ? "debug" : "info";

/** Writes the one line of a request. */
export function logRequest(log: Log, record: RequestRecord, outcome: Outcome): void {
  const { requestId, method, route, store, cache } = record;
  const { status, bytes, ms } = outcome;
  log[levelOf(record, outcome)](
    {
      requestId,
      method: methods.has(method) ? method : "other",
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      bytes,
      cache,
      store,
    },
    "request",
  );
}
