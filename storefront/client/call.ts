import type * as z from "zod/mini";
import type { BodyOf, Endpoint, QueryParameter, ResultOf } from "#contract/endpoint.ts";
import { anyEnvelope } from "#contract/envelope.ts";
import { readAnswer } from "#contract/malformedAnswer.ts";
import { readRefusal } from "#contract/refusal.ts";
import type { StoreView } from "#domain/store/storeView.ts";
import { ProviderRefusal, ProviderUnreachable } from "./failures.ts";

export type Fetch = (request: Request) => Promise<Response>;

export interface Line {
  readonly fetch: Fetch;
  /** Where the provider's gate is, such as `https://shop.example`. */
  readonly origin: string;
  readonly store: StoreView;
}

type AnyEndpoint = Endpoint<z.ZodMiniType | null, z.ZodMiniType>;
type Query = Partial<Record<QueryParameter, string>>;

function address(endpoint: AnyEndpoint, { origin, store }: Line, query: Query): URL {
  const url = new URL(endpoint.path.replace("{storeCode}", store.code), origin);
  const own: Query = { storeCode: store.code, localeCode: store.locale };
  for (const parameter of endpoint.query) {
    const value = query[parameter] ?? own[parameter];
    if (value !== undefined) url.searchParams.set(parameter, value);
  }
  return url;
}

async function ask(request: Request, fetch: Fetch): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    throw new ProviderUnreachable("The provider gave no answer.", { cause });
  }
}

/** The JSON of an answer; anything else is an error in the words of the specification (section 8). */
async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get("content-type")?.includes("application/json")) {
    throw new ProviderRefusal(response.status, readRefusal("Error with response - bad content-type!"));
  }
  try {
    return await response.json();
  } catch {
    throw new ProviderRefusal(response.status, readRefusal("Unhandled error, wrong response format!"));
  }
}

/** One call of the provider: the wire stays in here, the domain comes out. */
export async function call<E extends AnyEndpoint>(
  line: Line,
  endpoint: E,
  query: Query,
  body?: BodyOf<E>,
): Promise<ResultOf<E>> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (endpoint.method === "POST") headers["content-type"] = "application/json";
  const request = new Request(address(endpoint, line, query), {
    method: endpoint.method,
    headers,
    ...(endpoint.method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const response = await ask(request, line.fetch);
  const json = await jsonOf(response);
  const schema = endpoint.result(line.store.currency);
  if (endpoint.answer === "bare") {
    if (!response.ok) throw new ProviderRefusal(response.status, readRefusal(json));
    return readAnswer(schema, json, endpoint.path) as ResultOf<E>;
  }
  const { code, result } = readAnswer(anyEnvelope, json, endpoint.path);
  if (code !== 200) throw new ProviderRefusal(code, readRefusal(result));
  return readAnswer(schema, result, endpoint.path) as ResultOf<E>;
}
