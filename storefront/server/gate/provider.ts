import { configuration } from "#configuration/index.ts";
import { renderingHeader } from "#platform/kernel/http/client.ts";

export type Fetch = (request: Request) => Promise<Response>;

/** In whose name, and under which name in the log, the provider is asked. */
export interface Asking {
  readonly visitor: string | null;
  readonly requestId: string;
  /**
   * Of a customer who is logged in, and where the provider looks for it (docs/decisions/product.md#decision-16).
   * `brought`: the caller's own, in the header or the query that it came in.
   */
  readonly token: { readonly value: string; readonly place: "header" | "query" } | "brought" | null;
  /** The address that the request came from, for limits; empty when unknown. */
  readonly client: string;
  /** The shop's own server asks, for a page that it renders. */
  readonly isRendering?: boolean;
}

/** An answer that is here to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer<ArrayBuffer>;
}

/** The provider's answer is larger than anything that it should say. */
export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
}

/** What a request carries on to the provider: nothing of the browser's but its body, language and question. */
const passedOn = ["content-type", "accept", "accept-language", "x-dioptra-operator"] as const;

const inHeader = (token: Exclude<Asking["token"], "brought">) =>
  token?.place === "header" ? `Bearer ${token.value}` : null;

function headersTo({ headers: given }: Request, { visitor, requestId, token, client, isRendering }: Asking): Headers {
  const headers = new Headers({ "x-request-id": requestId });
  for (const name of passedOn) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (visitor !== null) headers.set("x-dioptra-visitor", visitor);
  if (isRendering) headers.set(renderingHeader, "1");
  if (client !== "") headers.set("x-dioptra-client", client);
  const authorization = token === "brought" ? given.get("authorization") : inHeader(token);
  if (authorization !== null) headers.set("authorization", authorization);
  return headers;
}

/** The address that is asked. A browser has no token to put there; a provider may want it there. */
function addressTo({ url }: Request, { token }: Asking): URL {
  const address = new URL(url);
  if (token === "brought") return address;
  if (address.searchParams.has("token")) address.searchParams.delete("token");
  if (token?.place === "query") address.searchParams.set("token", token.value);
  return address;
}

/** Ends when the signal does, even where the work does not listen to it. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}

/** Reads a body to its end; null for one of more than `maximum` bytes, of which no more is read. */
async function readWhole(
  body: ReadableStream<Uint8Array> | null,
  maximum: number,
): Promise<Buffer<ArrayBuffer> | null> {
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

export interface Question {
  readonly request: Request;
  /** Read already, so that its size is known; null for a request without one. */
  readonly body: Buffer<ArrayBuffer> | null;
  readonly asking: Asking;
  /** Ends the wait for the answer, its body included. */
  readonly signal: AbortSignal;
}

/** Puts a question to the provider. Throws the signal's reason when it takes too long. */
export function askProvider(provider: Fetch, { request, body, asking, signal }: Question): Promise<Answer> {
  const { method } = request;
  const ask = async (): Promise<Answer> => {
    const address = addressTo(request, asking);
    const response = await provider(
      new Request(address, { method, headers: headersTo(request, asking), body, signal }),
    );
    const whole = await readWhole(response.body, configuration.network.largestAnswer);
    if (whole === null) throw new AnswerTooLarge("The provider's answer has no end.");
    return { status: response.status, headers: response.headers, body: whole };
  };
  return within(signal, ask());
}
