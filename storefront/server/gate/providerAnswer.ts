import { configuration } from "#configuration/index.ts";
import type { Answer } from "./provider.ts";
import { reviewedRefusal } from "./reviewedRefusal.ts";

/** The gate's own words to a browser, in the provider's form. */
export const envelope = (code: number, result: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ code, result }, { status: code, headers: { "cache-control": "no-store", ...headers } });

/** The words of docs/specification/messages.md#message-16. */
const words = {
  type: "Error with response - bad content-type!",
  form: "Unhandled error, wrong response format!",
  later: "Something went wrong, try later.",
} as const;

/** The provider could not be asked, or was too slow. */
export const tryLater = (code: 502 | 504): Response => envelope(code, words.later, { "retry-after": "5" });

/** The provider failed or refused in words that have not been reviewed. */
export const failure = (status: number): Response => envelope(status, words.later);

/** One client asks for more than its share at the same time. */
export const tooManyRequests = (): Response =>
  envelope(429, "Too many requests from this address at the same time. Try again in a second.", { "retry-after": "1" });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The envelope's code; null for an answer without an envelope. */
const codeOf = (json: unknown): number | null =>
  isObject(json) && typeof json["code"] === "number" && Number.isInteger(json["code"]) ? json["code"] : null;

function read(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Browsers may cache only briefly, since they cannot be notified when a price changes. */
function cacheControl(given: string | null): string {
  const age = /\bpublic\b/.test(given ?? "") ? Number(/\bmax-age=(\d+)/.exec(given ?? "")?.[1] ?? 0) : 0;
  const seconds = Math.min(age, configuration.cache.browserLifetimeSeconds);
  return seconds > 0 ? `public, max-age=${seconds}` : "no-cache, no-store";
}

const isJson = /^application\/(\S+\+)?json\b/i;

/** When to ask again, in seconds; a date, or anything else, is left out. */
const retryAfterIn = (given: Headers) => /^\d{1,6}$/.exec(given.get("retry-after") ?? "")?.[0] ?? null;

export interface Tidying {
  readonly isBare: boolean;
  /** The platform is not ours: only reviewed parts of its refusals are passed on. */
  readonly isForeign?: boolean;
}

/** A refusal of a platform that is not ours, in our words. */
function reviewed(status: number, code: number, json: unknown, retryAfter: string | null): Response {
  const told = code < 500 && isObject(json) ? reviewedRefusal(json["result"]) : null;
  return Response.json(
    { code, result: told ?? words.later },
    { status, headers: { "cache-control": "no-store", ...(retryAfter !== null && { "retry-after": retryAfter }) } },
  );
}

/**
 * The provider's answer as the browser gets it: JSON, in an envelope unless the call answers bare, and of the headers
 * only what is needed.
 */
export function tidyAnswer({ status, headers: given, body }: Answer, { isBare, isForeign = false }: Tidying): Response {
  const hasFailed = status >= 400;
  const failed = hasFailed ? status : 500;
  if (!isJson.test(given.get("content-type") ?? "")) return envelope(failed, words.type);
  const text = body.toString();
  const content = read(text);
  const code = content && codeOf(content.json);
  if (content === null || (code === null && !isBare)) return envelope(failed, words.form);
  // A search service's own errors name its insides.
  if (code === null && hasFailed) return envelope(status, words.later);
  // What leads elsewhere is no answer; what failed and says otherwise has failed.
  if (status >= 300 && (!hasFailed || (code !== null && code < 400))) return envelope(failed, words.form);
  const retryAfter = retryAfterIn(given);
  // An answer that calls itself 200 may hold a refusal too.
  if (isForeign && (hasFailed || (code !== null && code >= 400))) {
    return reviewed(status, code ?? status, content.json, retryAfter);
  }
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
    "cache-control": hasFailed ? "no-store" : cacheControl(given.get("cache-control")),
  });
  if (retryAfter !== null) headers.set("retry-after", retryAfter);
  return new Response(text, { status, headers });
}
