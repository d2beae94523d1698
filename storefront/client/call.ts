import type * as z from "zod/mini";
import type { BodyOf, Endpoint, QueryParameter, ResultOf } from "#contract/wire/endpoint.ts";
import { anyEnvelope, readAnswer } from "#contract/wire/answer.ts";
import { readRefusal } from "#contract/wire/refusal.ts";
import type { StoreView } from "#domain/store.ts";
import { ProviderRefusal, ProviderUnreachable, type Silence, silence } from "./failures.ts";
import { requestTimeout, type Requester } from "./timeouts.ts";

export type Fetch = (request: Request) => Promise<Response>;

export interface ClientOptions {
  readonly fetch: Fetch;
  /** Where the provider's gate is, such as `https://shop.example`. */
  readonly origin: string;
  readonly store: StoreView;
  /** Decides the timeout of a call. */
  readonly requester: Exclude<Requester, "gate">;
}

type AnyEndpoint = Endpoint<z.ZodMiniType | null, z.ZodMiniType>;
type Query = Partial<Record<QueryParameter, string>>;

function address(endpoint: AnyEndpoint, { origin, store }: ClientOptions, query: Query): URL {
  const url = new URL(endpoint.path.replace("{storeCode}", store.code), origin);
  const own: Query = { storeCode: store.code, localeCode: store.locale };
  for (const parameter of endpoint.query) {
    const value = query[parameter] ?? own[parameter];
    if (value !== undefined) url.searchParams.set(parameter, value);
  }
  return url;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  /** In seconds; null where the header is missing, or names a date. */
  readonly retryAfter: number | null;
  readonly text: string;
}

/** Statuses by which the gate says that the provider did not answer. */
const silences: Readonly<Record<number, Silence>> = { 502: "network", 503: "network", 504: "timeout" };

/** Returns the whole answer. Throws `ProviderUnreachable` when it does not arrive in time. */
async function ask(request: Request, limit: AbortSignal, fetch: Fetch): Promise<Answer> {
  try {
    const response = await fetch(request);
    const said = silences[response.status];
    if (said) throw new ProviderUnreachable(said);
    return {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      retryAfter: Number(response.headers.get("retry-after")) || null,
      text: await response.text(),
    };
  } catch (cause) {
    if (cause instanceof ProviderUnreachable) throw cause;
    throw new ProviderUnreachable(limit.aborted ? "timeout" : silence(), { cause });
  }
}

/** The JSON of an answer; anything else is an error (docs/specification/messages.md#message-16). */
function jsonOf({ status, type, text }: Answer): unknown {
  if (!type.includes("application/json")) {
    throw new ProviderRefusal(status, readRefusal({ code: "BAD_CONTENT_TYPE" }));
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderRefusal(status, readRefusal({ code: "BAD_FORMAT" }));
  }
}

/** Calls the provider and returns the result in the domain's types; the wire format does not leave this module. */
export async function call<E extends AnyEndpoint>(
  options: ClientOptions,
  endpoint: E,
  query: Query,
  body?: BodyOf<E>,
): Promise<ResultOf<E>> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (endpoint.method === "POST") headers["content-type"] = "application/json";
  const limit = AbortSignal.timeout(requestTimeout(endpoint, options.requester));
  const request = new Request(address(endpoint, options, query), {
    method: endpoint.method,
    headers,
    signal: limit,
    ...(endpoint.method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const answer = await ask(request, limit, options.fetch);
  const json = jsonOf(answer);
  const schema = endpoint.result(options.store.currency);
  if (endpoint.answer === "bare") {
    if (answer.status >= 400) throw new ProviderRefusal(answer.status, readRefusal(json));
    return readAnswer(schema, json, endpoint.path) as ResultOf<E>;
  }
  const { code, result } = readAnswer(anyEnvelope, json, endpoint.path);
  if (code !== 200) throw new ProviderRefusal(code, readRefusal(result), answer.retryAfter);
  return readAnswer(schema, result, endpoint.path) as ResultOf<E>;
}
