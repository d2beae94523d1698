import { sqlStateOf } from "./database/sqlState.ts";

/** An unexpected error as it may be written down: what went wrong and where, without what people sent. */
export interface PlatformError {
  readonly event: "call-failed" | "job-failed" | "start-failed" | "stopped";
  readonly method?: string;
  /** Of a call, or the kind of a job. Without its query: that holds ids of carts and orders. */
  readonly path?: string;
  readonly name: string;
  readonly message: string;
  /** PostgreSQL's code of the error, and the constraint that was broken. */
  readonly sqlState?: string;
  readonly constraint?: string;
  /** Where in the code, innermost first. */
  readonly frames: readonly string[];
}

const textOf = (value: unknown, key: string) =>
  typeof value === "object" &&
  value !== null &&
  key in value &&
  typeof (value as Record<string, unknown>)[key] === "string"
    ? (value as Record<string, string>)[key]
    : undefined;

/** The frames alone: the message stands in front of them, and may hold lines that look like one. */
const framesOf = ({ stack = "", message }: Error) =>
  stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 12);

/** Messages of the database quote values and parameters: of them only the code is kept. */
export function describeError(
  thrown: unknown,
  { event = "call-failed", method, path }: Partial<Pick<PlatformError, "event" | "method" | "path">> = {},
): PlatformError {
  const error = thrown instanceof Error ? thrown : new Error("Something that is no error was thrown.");
  const sqlState = sqlStateOf(error) ?? undefined;
  const ofDatabase = [error.cause, error].find((each) => sqlState !== undefined && textOf(each, "code") === sqlState);
  const constraint = textOf(ofDatabase, "constraint");
  const isQuery = ofDatabase !== undefined || error.message.startsWith("Failed query");
  return {
    event,
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path }),
    name: error.name,
    message: isQuery ? "The database refused a query." : error.message,
    ...(sqlState !== undefined && { sqlState }),
    ...(constraint !== undefined && { constraint }),
    frames: framesOf(error),
  };
}
