import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import type { Certified } from "./certificate.ts";

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
  readonly json: Readonly<Record<string, never>>;
}

export interface Answered {
  readonly status: number;
  /** JSON, or a text as it is. */
  readonly body: unknown;
  /** JSON, unless it says otherwise. */
  readonly type?: string;
}

/** How a provider behaves: well, not at all, with a fault, or so that it does what it is asked and its answer is lost. */
export type Mood = "well" | "gone" | "faulty" | "mute";

export interface FakeProvider {
  readonly url: string;
  /** What it was asked, the oldest first. */
  readonly asked: Asked[];
  readonly setMood: (mood: Mood) => void;
  /** What it answers to everything but a question for a token; null for what it knows. */
  readonly say: (answer: Answered | null) => void;
  readonly close: () => Promise<void>;
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString("utf8");
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider.test");
  const isJson = text !== "" && request.headers["content-type"]?.includes("json") === true;
  const json = isJson ? JSON.parse(text) : {};
  return { method: request.method ?? "", path: pathname, query: searchParams, headers: request.headers, text, json };
}

/** A provider on this machine that answers as it is told to, over HTTPS where a certificate is given. */
export async function openFakeProvider(
  answer: (asked: Asked) => Answered,
  certificate: Certified | null = null,
): Promise<FakeProvider> {
  const asked: Asked[] = [];
  let mood: Mood = "well";
  let words: Answered | null = null;
  const listener: RequestListener = (request, response) => {
    void read(request).then((question) => {
      asked.push(question);
      if (mood === "gone") return request.socket.destroy();
      if (mood === "faulty") return response.writeHead(500, { "retry-after": "0" }).end('{"status":500}');
      const isForToken = /auth/.test(question.path);
      const { status, body, type = "application/json" } = (isForToken ? null : words) ?? answer(question);
      if (mood === "mute") return request.socket.destroy();
      const text = typeof body === "string" ? body : JSON.stringify(body);
      return response.writeHead(status, { "content-type": type }).end(text);
    });
  };
  const server: Server & { closeAllConnections: () => void } = certificate
    ? createSecureServer(
        { cert: certificate.pem, key: certificate.privateKey.export({ type: "pkcs8", format: "pem" }) },
        listener,
      )
    : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${certificate ? "https" : "http"}://127.0.0.1:${port}`,
    asked,
    setMood: (next) => void (mood = next),
    say: (answered) => void (words = answered),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
