import { sqlStateOf } from "./database/sqlState.ts";

/** An unexpected error in a form that may be logged: what went wrong and where, without any input of a caller. */
export interface PlatformError {
  readonly event: "call-failed" | "job-failed" | "start-failed" | "stopped";
  readonly method?: string;
  /** The path of a call, or the kind of a job. A path has no query, because queries contain ids of carts and orders. */
  readonly path?: string;
  readonly name: string;
  /** Left out if it would quote a caller's input. */
  readonly message?: string;
  /** A code of the operating system or of this codebase, such as `ECONNREFUSED`. */
  readonly code?: string;
  /** PostgreSQL's error code. */
  readonly sqlState?: string;
  /** The database constraint that was violated. */
  readonly constraint?: string;
  /** The stack frames, innermost first. */
  readonly frames: readonly string[];
}

const stringProperty = (value: unknown, key: string) =>
  typeof value === "object" &&
  value !== null &&
  key in value &&
  typeof (value as Record<string, unknown>)[key] === "string"
    ? (value as Record<string, string>)[key]
    : undefined;

const maxMessageLength = 300;

/**
 * Parts of a message that could be personal or secret: mail addresses, queries, numbers, and words as long as a token.
 */
const sensitiveParts = /\S*@\S*|\?\S+|\d[\d\s()+-]{4,}\d|[\w-]{20,}/g;

/**
 * Returns a message that may be logged: shortened, and without parts that could identify a person or contain a secret.
 */
const redact = (message: string): string => message.slice(0, maxMessageLength).replaceAll(sensitiveParts, "…");

/** Errors whose messages quote input: of a payment provider, or the text that could not be parsed. */
const errorsQuotingInput = new Set(["ProviderRefusal", "SyntaxError"]);

/** Returns an error's own message, redacted; null for an error whose message quotes input. */
export const messageOf = ({ name, message }: Error): string | null =>
  errorsQuotingInput.has(name) ? null : redact(message);

const codePattern = /^[A-Z][A-Z0-9_]{1,39}$/;

/** Returns the path with every segment masked that cannot be part of an API path, because a caller typed it. */
const pathOf = (path: string) =>
  path
    .slice(0, 200)
    .split("/")
    .map((part) => (/^[\w.-]*$/.test(part) ? part : "…"))
    .join("/");

/**
 * Returns an error's stack frames. The message in front of them is cut off, because it may contain lines that look like
 * frames.
 */
export const framesOf = ({ stack = "", message }: Error) =>
  stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 12);

/**
 * Describes an error for the log. Database messages quote values and parameters, so only their code and constraint are
 * included.
 */
export function describeError(
  thrown: unknown,
  { event = "call-failed", method, path }: Partial<Pick<PlatformError, "event" | "method" | "path">> = {},
): PlatformError {
  const error = thrown instanceof Error ? thrown : new Error("A value that is not an Error was thrown.");
  const sqlState = sqlStateOf(error) ?? undefined;
  const databaseError = [error.cause, error].find(
    (each) => sqlState !== undefined && stringProperty(each, "code") === sqlState,
  );
  const constraint = stringProperty(databaseError, "constraint");
  const isQuery = databaseError !== undefined || error.message.startsWith("Failed query");
  const message = isQuery ? "The database rejected a query." : messageOf(error);
  const code = sqlState === undefined ? stringProperty(error, "code") : undefined;
  return {
    event,
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path: pathOf(path) }),
    name: error.name,
    ...(message !== null && { message }),
    ...(code !== undefined && codePattern.test(code) && { code }),
    ...(sqlState !== undefined && { sqlState }),
    ...(constraint !== undefined && { constraint }),
    frames: framesOf(error),
  };
}
