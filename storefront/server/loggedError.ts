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

/** Their messages quote: a refusal the provider's words, a syntax error the text that it could not read. */
const quoting = new Set(["ProviderRefusal", "SyntaxError"]);

/** Whatever in a message could be somebody's: addresses, numbers, queries. */
const personal = /\S*@\S*|\?\S+|\d[\d\s()+-]{4,}\d|[\w-]{20,}/g;

const frames = ({ stack = "", message }: Error) =>
  stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 12);

function codeOf(error: Error): string | number | null {
  const code: unknown = Reflect.get(error, "code") ?? Reflect.get(error, "status");
  return (typeof code === "string" && /^[A-Z_]{2,40}$/.test(code)) || typeof code === "number" ? code : null;
}

/** Describes an error for the log. */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { name: "Something that is no error was thrown.", frames: [] };
  const code = codeOf(thrown);
  return {
    name: thrown.name,
    ...(quoting.has(thrown.name) ? {} : { message: thrown.message.slice(0, 300).replaceAll(personal, "…") }),
    ...(code !== null && { code }),
    ...(thrown.cause !== undefined && depth < 3 && { cause: loggedError(thrown.cause, depth + 1) }),
    frames: frames(thrown),
  };
}
