import type * as z from "zod/mini";
import { network } from "#configuration/network.ts";
import { search } from "#configuration/search.ts";
import type { BodyOf, Endpoint, QueryParameter, ResultOf } from "#contract/wire/endpoint.ts";
import { anyEnvelope, readAnswer } from "#contract/wire/answer.ts";
import { readRefusal } from "#contract/wire/refusal.ts";
import type { StoreView } from "#domain/store.ts";
import { ProviderRefusal, ProviderUnreachable, type UnreachableReason, connectionFailure } from "./failures.ts";

/**
 * Who makes a call: a shopper's browser, a server that renders a page, one that writes a file to be downloaded, or the
 * gate between browser and provider.
 */
type Requester = "browser" | "render" | "file" | "gate";

const timeouts = {
  search: {
    browser: search.browserTimeout,
    render: search.serverTimeout,
    file: network.fileTimeout,
    gate: search.browserTimeout,
  },
  slow: {
    browser: network.orderTimeout,
    render: network.orderTimeout,
    file: network.orderTimeout,
    gate: network.orderTimeout,
  },
  other: {
    browser: network.browserTimeout,
    render: network.renderTimeout,
    file: network.fileTimeout,
    gate: network.gateTimeout,
  },
} satisfies Record<string, Record<Requester, number>>;

type AnyEndpoint = Endpoint<z.ZodMiniType | null, z.ZodMiniType>;

type Pace = Pick<AnyEndpoint, "answer" | "isSlow">;

function timeoutGroup({ answer, isSlow }: Pace): keyof typeof timeouts {
  // Only searches are answered without an envelope. They must be quick to be useful.
  if (answer === "bare") return "search";
  return isSlow ? "slow" : "other";
}

/** Returns how long a call may take, in milliseconds (docs/specification/catalogue.md#list-30). */
export const requestTimeout = (endpoint: Pace, requester: Requester): number =>
  timeouts[timeoutGroup(endpoint)][requester];

export type Fetch = (request: Request) => Promise<Response>;

export interface ClientOptions {
  readonly fetch: Fetch;
  /** The origin of the provider's gate, such as `https://shop.example`. */
  readonly origin: string;
  readonly store: StoreView;
  /** Decides the timeout of a call. */
  readonly requester: Exclude<Requester, "gate">;
  /** What happens with products whose current prices were not waited for (docs/specification/prices.md#price-12). */
  readonly latePrices?: LatePrices;
}

export interface LatePrices {
  /** Called when an answer goes on without the current prices of its products. */
  readonly onMissed?: () => void;
  /** Repeats the searches, whose answers are known, when such prices have arrived. */
  readonly onArrived?: () => Promise<unknown>;
}

type Query = Partial<Record<QueryParameter, string>>;

function addressOf(endpoint: AnyEndpoint, { origin, store }: ClientOptions, query: Query): URL {
  const url = new URL(endpoint.path.replace("{storeCode}", store.code), origin);
  const defaults: Query = { storeCode: store.code, localeCode: store.locale };
  for (const parameter of endpoint.query) {
    const value = query[parameter] ?? defaults[parameter];
    if (value !== undefined) url.searchParams.set(parameter, value);
  }
  return url;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  /** In seconds; null when the header is missing or is a date. */
  readonly retryAfter: number | null;
  readonly text: string;
}

/** Statuses by which the gate reports that the request did not arrive in time, or that the provider did not answer. */
const reasonByStatus: Readonly<Record<number, UnreachableReason>> = {
  408: "timeout",
  502: "network",
  503: "network",
  504: "timeout",
};

/** Sends a request and reads the whole answer. Throws `ProviderUnreachable` if it does not arrive in time. */
async function send(request: Request, timeout: AbortSignal, fetch: Fetch): Promise<Answer> {
  try {
    const response = await fetch(request);
    const reason = reasonByStatus[response.status];
    if (reason) throw new ProviderUnreachable(reason);
    return {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      retryAfter: Number(response.headers.get("retry-after")) || null,
      text: await response.text(),
    };
  } catch (cause) {
    if (cause instanceof ProviderUnreachable) throw cause;
    throw new ProviderUnreachable(timeout.aborted ? "timeout" : connectionFailure(), { cause });
  }
}

/** Returns the JSON of an answer. Throws `ProviderRefusal` for anything else (docs/specification/messages.md#message-16). */
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

/** Calls an endpoint of the provider and returns its result in the domain's types. */
export async function call<E extends AnyEndpoint>(
  options: ClientOptions,
  endpoint: E,
  query: Query,
  body?: BodyOf<E>,
): Promise<ResultOf<E>> {
  const headers: Record<string, string> = { accept: "application/json" };
  const hasBody = endpoint.method !== "GET";
  if (hasBody) headers["content-type"] = "application/json";
  const timeout = AbortSignal.timeout(requestTimeout(endpoint, options.requester));
  const request = new Request(addressOf(endpoint, options, query), {
    method: endpoint.method,
    headers,
    signal: timeout,
    ...(hasBody && { body: JSON.stringify(body ?? {}) }),
  });
  const answer = await send(request, timeout, options.fetch);
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
