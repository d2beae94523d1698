import { destination, pino, stdTimeFunctions } from "pino";
import type { Environment } from "./environment.ts";
import { loggedError } from "./loggedError.ts";

/** Where the log goes; each text is one line or several. */
export type LogStream = Pick<NodeJS.WritableStream, "write">;

/** One JSON line an event; never a body, a query string, a cookie, an address or a name. */
export function createLog(level: Environment["logLevel"], stream: LogStream = destination({ sync: false })) {
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
