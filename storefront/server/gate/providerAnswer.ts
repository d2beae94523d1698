import { configuration } from "#configuration/index.ts";
import type { Answer } from "./provider.ts";
import { reviewRefusal } from "./reviewRefusal.ts";

/** Creates an answer of the gate itself, in an envelope like the provider's. */
export const envelope = (code: number, result: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ code, result }, { status: code, headers: { "cache-control": "no-store", ...headers } });

/** The sentences of docs/specification/messages.md#message-16. */
const messages = {
  type: "Error with response - bad content-type!",
  form: "Unhandled error, wrong response format!",
  later: "Something went wrong, try later.",
} as const;

/** The answer when the provider was unreachable (502) or too slow (504). */
export const tryLater = (code: 502 | 504): Response => envelope(code, messages.later, { "retry-after": "5" });

/** The answer for an error whose text has not been reviewed. */
export const failure = (status: number): Response => envelope(status, messages.later);

/** The answer to a client that exceeds its share of concurrent requests. */
export const tooManyRequests = (): Response =>
  envelope(429, "Too many requests from this address at the same time. Try again in a second.", { "retry-after": "1" });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Returns the envelope's code; null for an answer without an envelope. */
const codeOf = (json: unknown): number | null =>
  isObject(json) && typeof json["code"] === "number" && Number.isInteger(json["code"]) ? json["code"] : null;

function parseJson(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Returns the header for browsers. They may cache only briefly, since they cannot be notified when a price changes. */
function browserCacheControl(header: string | null): string {
  const maxAge = /\bpublic\b/.test(header ?? "") ? Number(/\bmax-age=(\d+)/.exec(header ?? "")?.[1] ?? 0) : 0;
  const seconds = Math.min(maxAge, configuration.cache.browserLifetimeSeconds);
  return seconds > 0 ? `public, max-age=${seconds}` : "no-cache, no-store";
}

const isJson = /^application\/(\S+\+)?json\b/i;

/** Returns the `Retry-After` header if it is a number of seconds. */
const retryAfterIn = (headers: Headers) => /^\d{1,6}$/.exec(headers.get("retry-after") ?? "")?.[0] ?? null;

export interface AnswerOptions {
  readonly isBare: boolean;
  /** The platform is not ours, so only reviewed parts of its refusals are passed on. */
  readonly isProviderForeign?: boolean;
}

/** Returns a refusal of another platform, reduced to its reviewed parts. */
function reviewedAnswer(status: number, code: number, json: unknown, retryAfter: string | null): Response {
  const reviewed = code < 500 && isObject(json) ? reviewRefusal(json["result"]) : null;
  return Response.json(
    { code, result: reviewed ?? messages.later },
    { status, headers: { "cache-control": "no-store", ...(retryAfter !== null && { "retry-after": retryAfter }) } },
  );
}

/**
 * Returns the provider's answer for the browser: JSON, in an envelope unless the call is bare, with only the headers that
 * browsers need. A malformed answer becomes an error.
 */
export function toBrowserAnswer(
  { status, headers: received, body }: Answer,
  { isBare, isProviderForeign = false }: AnswerOptions,
): Response {
  const hasFailed = status >= 400;
  const errorStatus = hasFailed ? status : 500;
  if (!isJson.test(received.get("content-type") ?? "")) return envelope(errorStatus, messages.type);
  const text = body.toString();
  const content = parseJson(text);
  const code = content && codeOf(content.json);
  if (content === null || (code === null && !isBare)) return envelope(errorStatus, messages.form);
  // The errors of a search service reveal its internals.
  if (code === null && hasFailed) return envelope(status, messages.later);
  // Redirects are not answers, and a failed status contradicts a successful code.
  if (status >= 300 && (!hasFailed || (code !== null && code < 400))) return envelope(errorStatus, messages.form);
  const retryAfter = retryAfterIn(received);
  // An answer with status 200 may contain a refusal, too.
  if (isProviderForeign && (hasFailed || (code !== null && code >= 400))) {
    return reviewedAnswer(status, code ?? status, content.json, retryAfter);
  }
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
    "cache-control": hasFailed ? "no-store" : browserCacheControl(received.get("cache-control")),
  });
  if (retryAfter !== null) headers.set("retry-after", retryAfter);
  return new Response(text, { status, headers });
}
