import { pino, type Logger } from "pino";
import type { Environment } from "./environment.ts";

export type Log = Logger;

/** One JSON line an event; never a body, a query string, a cookie or an address. */
export function createLog(level: Environment["logLevel"]): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
