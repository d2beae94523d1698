import { configuration } from "#configuration/index.ts";
import { renderingHeader } from "#platform/kernel/http/client.ts";

export type Fetch = (request: Request) => Promise<Response>;

/** Returns calls of the provider without a customer. Its limits count them for this client's address; empty if unknown. */
export const fetchWithoutCustomer =
  (provider: Fetch, client: string): Fetch =>
  (request) => {
    const headers = new Headers(request.headers);
    if (client !== "") headers.set("x-dioptra-client", client);
    return provider(new Request(request, { headers }));
  };

/** On whose behalf the provider is called, and the request's id in the log. */
export interface CallIdentity {
  readonly visitor: string | null;
  readonly requestId: string;
  /**
   * The token of a logged-in customer and where the provider expects it (docs/decisions/product.md#decision-16).
   * `forwarded` means the caller's own token, in the header or the query in which it arrived.
   */
  readonly token: { readonly value: string; readonly place: "header" | "query" } | "forwarded" | null;
  /** The address that the request came from, for limits; empty when unknown. */
  readonly client: string;
  /** The shop's server makes the call for a page that it renders. */
  readonly isRendering?: boolean;
}

/** A complete answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer<ArrayBuffer>;
}

/** Thrown when the provider's answer is larger than `network.largestAnswer`. */
export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
}

/** The only headers of a browser's request that are sent to the provider. */
const forwardedHeaders = ["content-type", "accept", "accept-language", "x-dioptra-operator"] as const;

const bearerHeader = (token: Exclude<CallIdentity["token"], "forwarded">) =>
  token?.place === "header" ? `Bearer ${token.value}` : null;

function providerHeaders(
  { headers: received }: Request,
  { visitor, requestId, token, client, isRendering }: CallIdentity,
): Headers {
  const headers = new Headers({ "x-request-id": requestId });
  for (const name of forwardedHeaders) {
    const value = received.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (visitor !== null) headers.set("x-dioptra-visitor", visitor);
  if (isRendering) headers.set(renderingHeader, "1");
  if (client !== "") headers.set("x-dioptra-client", client);
  const authorization = token === "forwarded" ? received.get("authorization") : bearerHeader(token);
  if (authorization !== null) headers.set("authorization", authorization);
  return headers;
}

/** Returns the address to call. A token in a browser's query is removed; a provider's may be added. */
function providerUrl({ url }: Request, { token }: CallIdentity): URL {
  const address = new URL(url);
  if (token === "forwarded") return address;
  if (address.searchParams.has("token")) address.searchParams.delete("token");
  if (token?.place === "query") address.searchParams.set("token", token.value);
  return address;
}

/** Rejects when the signal aborts, even if the work ignores it. */
function rejectOnAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** Reads a body to its end. Returns null, without reading on, if it has more than `maximum` bytes. */
async function readBody(body: ReadableStream<Uint8Array> | null, maximum: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maximum) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export interface ProviderCall {
  readonly request: Request;
  /** The body, which has been read to check its size; null for a request without one. */
  readonly body: Buffer<ArrayBuffer> | null;
  readonly identity: CallIdentity;
  /** Aborts the call, including the reading of its answer. */
  readonly signal: AbortSignal;
}

/** Calls the provider. Throws the signal's reason when it aborts, and `AnswerTooLarge` for an oversized answer. */
export function callProvider(provider: Fetch, { request, body, identity, signal }: ProviderCall): Promise<Answer> {
  const { method } = request;
  const call = async (): Promise<Answer> => {
    const url = providerUrl(request, identity);
    const response = await provider(
      new Request(url, { method, headers: providerHeaders(request, identity), body, signal }),
    );
    const answer = await readBody(response.body, configuration.network.largestAnswer);
    if (answer === null) throw new AnswerTooLarge("The provider's answer is too large.");
    return { status: response.status, headers: response.headers, body: answer };
  };
  return rejectOnAbort(signal, call());
}

/** Creates a provider that is another platform, reached over HTTP. `/api/…` lies below its address. */
export function remoteProvider(base: URL): Fetch {
  const prefix = base.href.replace(/\/$/, "");
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers, signal } = request;
    const body = request.body ? await request.arrayBuffer() : null;
    // Redirects are not followed, since no call of the contract is answered with one.
    return fetch(prefix + pathname + search, { method, headers, body, signal, redirect: "manual" });
  };
}
