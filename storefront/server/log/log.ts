import { destination, pino, stdTimeFunctions } from "pino";
import { framesOf, messageOf } from "#platform/kernel/describeError.ts";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** The destination of the log. Each text has one or several lines. */
export type LogStream = Pick<NodeJS.WritableStream, "write">;

/** Creates a log with one JSON line per event. It must not contain bodies, query strings, cookies, addresses or names. */
export function createLog(level: LogLevel, stream: LogStream = destination({ sync: false })) {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
    },
    stream,
  );
}

export type Log = ReturnType<typeof createLog>;

/** An error without anything that people sent: its kind, its code and its place in our code. */
export interface SerializedError {
  readonly name: string;
  readonly message?: string;
  /** The provider's status or the system's code, such as `ECONNREFUSED`. */
  readonly code?: string | number;
  readonly cause?: SerializedError;
  /** Stack frames in our code, innermost first. */
  readonly frames: readonly string[];
}

function codeOf(error: Error): string | number | null {
  const code: unknown = Reflect.get(error, "code") ?? Reflect.get(error, "status");
  return (typeof code === "string" && /^[A-Z_]{2,40}$/.test(code)) || typeof code === "number" ? code : null;
}

/** Serializes an error for the log, without anything that people sent. */
export function serializeError(thrown: unknown, depth = 0): SerializedError {
  if (!(thrown instanceof Error)) return { name: "Thrown value is not an Error.", frames: [] };
  const code = codeOf(thrown);
  const message = messageOf(thrown);
  return {
    name: thrown.name,
    ...(message !== null && { message }),
    ...(code !== null && { code }),
    ...(thrown.cause !== undefined && depth < 3 && { cause: serializeError(thrown.cause, depth + 1) }),
    frames: framesOf(thrown),
  };
}

/** What is logged about a request: never who sent it, nor its contents or its path. */
export interface RequestRecord {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the route or call. Never the path, which contains order numbers, tokens and what people type. */
  route: string;
  /** The store view of a page. */
  store?: string;
  /** Whether the page came from the cache. */
  cache?: "hit" | "miss" | "bypass" | "stale";
  /** Logged at debug level only, as for files and health checks. */
  isMinor?: boolean;
}

export interface Outcome {
  readonly status: number;
  /** Null when unknown. */
  readonly bytes: number | null;
  /** The duration on the server, in milliseconds. */
  readonly ms: number;
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);

const levelOf = ({ isMinor }: RequestRecord, { status }: Outcome) =>
  status >= 500 ? "error" : isMinor ? "debug" : "info";

/** Logs a request in one line. */
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
