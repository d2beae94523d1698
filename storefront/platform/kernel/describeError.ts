import { sqlStateOf } from "./database/sqlState.ts";

/** An unexpected error as it may be written down: what went wrong and where, without what people sent. */
export interface PlatformError {
  readonly event: "call-failed" | "job-failed" | "start-failed" | "stopped";
  readonly method?: string;
  /** Of a call, or the kind of a job. Without its query: that holds ids of carts and orders. */
  readonly path?: string;
  readonly name: string;
  /** Left out where it would quote what a caller sent. */
  readonly message?: string;
  /** A code of the system's or of ours, such as `ECONNREFUSED`. */
  readonly code?: string;
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

/** The longest message that is written down. */
const longestMessage = 300;

/** Parts of a message that could be personal or secret: addresses, queries, numbers, and words as long as a token. */
const personal = /\S*@\S*|\?\S+|\d[\d\s()+-]{4,}\d|[\w-]{20,}/g;

/** Returns a message as it may be written down: bounded, and without what could name a person or hold a secret. */
const redacted = (message: string): string => message.slice(0, longestMessage).replaceAll(personal, "…");

/** Their messages quote: a refusal the provider's words, a syntax error the text that it could not read. */
const quoting = new Set(["ProviderRefusal", "SyntaxError"]);

/** Returns an error's own message, redacted; null for an error whose message quotes a caller's input. */
export const messageOf = ({ name, message }: Error): string | null => (quoting.has(name) ? null : redacted(message));

const codeForm = /^[A-Z][A-Z0-9_]{1,39}$/;

/** Returns the path without segments that no call of ours has, since callers typed them. */
const pathOf = (path: string) =>
  path
    .slice(0, 200)
    .split("/")
    .map((part) => (/^[\w.-]*$/.test(part) ? part : "…"))
    .join("/");

/** The frames alone: the message stands in front of them, and may hold lines that look like one. */
export const framesOf = ({ stack = "", message }: Error) =>
  stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 12);

/**
 * Describes an error for the log. Messages of the database quote values and parameters: of them only the code is kept.
 */
export function describeError(
  thrown: unknown,
  { event = "call-failed", method, path }: Partial<Pick<PlatformError, "event" | "method" | "path">> = {},
): PlatformError {
  const error = thrown instanceof Error ? thrown : new Error("Something that is no error was thrown.");
  const sqlState = sqlStateOf(error) ?? undefined;
  const ofDatabase = [error.cause, error].find((each) => sqlState !== undefined && textOf(each, "code") === sqlState);
  const constraint = textOf(ofDatabase, "constraint");
  const isQuery = ofDatabase !== undefined || error.message.startsWith("Failed query");
  const message = isQuery ? "The database refused a query." : messageOf(error);
  const code = sqlState === undefined ? textOf(error, "code") : undefined;
  return {
    event,
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path: pathOf(path) }),
    name: error.name,
    ...(message !== null && { message }),
    ...(code !== undefined && codeForm.test(code) && { code }),
    ...(sqlState !== undefined && { sqlState }),
    ...(constraint !== undefined && { constraint }),
    frames: framesOf(error),
  };
}
