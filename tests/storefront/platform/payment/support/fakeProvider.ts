import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import type { Certified } from "./certificate.ts";

/** A request that a fake provider has received. */
export interface ProviderCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
  readonly json: Readonly<Record<string, never>>;
}

/** A response of a fake provider. */
export interface ProviderReply {
  readonly status: number;
  /** Sent as JSON, or unchanged when it is a string. */
  readonly body: unknown;
  /** The content type; that of JSON when left out. */
  readonly type?: string;
}

/** How a provider behaves. With `answers-lost`, it processes requests but closes the connection without an answer. */
export type Behaviour = "normal" | "unreachable" | "failing" | "answers-lost";

/** The protocol server of a payment provider, on this machine. */
export interface FakeProvider {
  readonly url: string;
  /** The requests that it has received, oldest first. */
  readonly calls: ProviderCall[];
  readonly setBehaviour: (behaviour: Behaviour) => void;
  /** Sets the response to all requests except those for a token; null restores its own responses. */
  readonly setReply: (reply: ProviderReply | null) => void;
  readonly close: () => Promise<void>;
}

async function read(request: IncomingMessage): Promise<ProviderCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString("utf8");
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider.test");
  const isJson = text !== "" && request.headers["content-type"]?.includes("json") === true;
  const json = isJson ? JSON.parse(text) : {};
  return { method: request.method ?? "", path: pathname, query: searchParams, headers: request.headers, text, json };
}

/** Starts a provider's server on this machine, over HTTPS when a certificate is given. */
export async function openFakeProvider(
  answer: (call: ProviderCall) => ProviderReply,
  certificate: Certified | null = null,
): Promise<FakeProvider> {
  const calls: ProviderCall[] = [];
  let behaviour: Behaviour = "normal";
  let fixedReply: ProviderReply | null = null;
  const listener: RequestListener = (request, response) => {
    void read(request).then((call) => {
      calls.push(call);
      if (behaviour === "unreachable") return request.socket.destroy();
      if (behaviour === "failing") return response.writeHead(500, { "retry-after": "0" }).end('{"status":500}');
      const isForToken = /auth/.test(call.path);
      const { status, body, type = "application/json" } = (isForToken ? null : fixedReply) ?? answer(call);
      if (behaviour === "answers-lost") return request.socket.destroy();
      const text = typeof body === "string" ? body : JSON.stringify(body);
      return response.writeHead(status, { "content-type": type }).end(text);
    });
  };
  const server: Server & { closeAllConnections: () => void; keepAliveTimeout: number } = certificate
    ? createSecureServer(
        { cert: certificate.pem, key: certificate.privateKey.export({ type: "pkcs8", format: "pem" }) },
        listener,
      )
    : createServer(listener);
  // The client closes idle connections first: on a busy machine, a request could meet one that is being closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${certificate ? "https" : "http"}://127.0.0.1:${port}`,
    calls,
    setBehaviour: (next) => void (behaviour = next),
    setReply: (reply) => void (fixedReply = reply),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
