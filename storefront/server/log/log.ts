import { destination, pino, stdTimeFunctions } from "pino";
import { framesOf, messageOf } from "#platform/kernel/describeError.ts";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** Where the log goes; each text is one line or several. */
export type LogStream = Pick<NodeJS.WritableStream, "write">;

/** One JSON line an event; never a body, a query string, a cookie, an address or a name. */
export function createLog(level: LogLevel, stream: LogStream = destination({ sync: false })) {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggedError },
    },
    stream,
  );
}

export type Log = ReturnType<typeof createLog>;

/** An error as it may be written down: what went wrong and where, without what people sent. */
export interface LoggedError {
  readonly name: string;
  readonly message?: string;
  /** The provider's status or the system's code, such as `ECONNREFUSED`. */
  readonly code?: string | number;
  readonly cause?: LoggedError;
  /** Where in the code, innermost first. */
  readonly frames: readonly string[];
}

function codeOf(error: Error): string | number | null {
  const code: unknown = Reflect.get(error, "code") ?? Reflect.get(error, "status");
  return (typeof code === "string" && /^[A-Z_]{2,40}$/.test(code)) || typeof code === "number" ? code : null;
}

/** Describes an error for the log. */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { name: "Something that is no error was thrown.", frames: [] };
  const code = codeOf(thrown);
  const message = messageOf(thrown);
  return {
    name: thrown.name,
    ...(message !== null && { message }),
    ...(code !== null && { code }),
    ...(thrown.cause !== undefined && depth < 3 && { cause: loggedError(thrown.cause, depth + 1) }),
    frames: framesOf(thrown),
  };
}
