import type { PageAnswer } from "../answer/pageAnswer.ts";
import type { Hono } from "hono";
import { type Client, clientOf } from "./clientAddress.ts";
import { commonHeaders, type HeaderList, httpsHeaders, nothingAllowed } from "../answer/securityHeaders.ts";
import { type Log, logRequest, type Outcome, type RequestRecord } from "../log/log.ts";
import { randomUUID } from "node:crypto";

/** What routes receive in addition to the request. */
export interface Bindings {
  readonly record: RequestRecord;
  readonly client: Client;
}

export type ServerApp = Hono<{ Bindings: Bindings }>;

/** Returns a header of the request by its lower-case name. */
export type HeaderOf = (name: string) => string | null | undefined;

export interface FrameSetting {
  readonly log: Log;
  /** The server is behind our own proxy, whose headers about the request's id, client and HTTPS are trusted. */
  readonly isBehindProxy: boolean;
}

const isText = /^(text\/plain|application\/json)/i;

/** Files and health checks, whose log lines would hide the others. */
const minorRoutes = [
  "/assets/*",
  "/media/*",
  "/icons/*",
  "/offline-files/*",
  "/service-worker.js",
  "/favicon.svg",
  "/healthz",
  "/readyz",
];

/** Marks requests for files and health checks as minor in the log. */
export function addMinorRoutes(app: ServerApp): void {
  for (const route of minorRoutes) {
    app.use(route, async ({ env: { record } }, next) => {
      Object.assign(record, { route, isMinor: true });
      await next();
    });
  }
}

/** Creates what surrounds every request: its id, its client, the headers of all answers, and its log line. */
export function createRequestFrame({ log, isBehindProxy }: FrameSetting) {
  const begin = (method: string, header: HeaderOf): RequestRecord => ({
    requestId: requestIdOf(header("x-request-id"), isBehindProxy),
    method,
    route: "*",
  });

  const headersFor = ({ requestId }: RequestRecord, header: HeaderOf): HeaderList => [
    ...commonHeaders,
    ...(isBehindProxy && header("x-forwarded-proto") === "https" ? httpsHeaders : []),
    ["x-request-id", requestId],
  ];

  const end = (record: RequestRecord, outcome: Omit<Outcome, "ms">, startedAt: number) =>
    logRequest(log, record, { ...outcome, ms: performance.now() - startedAt });

  /** Answers a request by the app's routes. `remote` is the address of the connection. */
  async function answer(app: ServerApp, request: Request, remote: string | undefined): Promise<Response> {
    const startedAt = performance.now();
    const header: HeaderOf = (name) => request.headers.get(name);
    const record = begin(request.method, header);
    const client = clientOf(remote, header("x-forwarded-for") ?? null, isBehindProxy);
    const response = await app.fetch(request, { record, client });
    for (const [name, value] of headersFor(record, header)) {
      // A route's own header takes precedence.
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    if (isText.test(response.headers.get("content-type") ?? "")) {
      response.headers.set("content-security-policy", nothingAllowed);
    }
    const length = response.headers.get("content-length");
    end(record, { status: response.status, bytes: length === null ? null : Number(length) }, startedAt);
    return response;
  }

  /**
   * Answers a request for the server as a whole, whose target is an asterisk (RFC 9112, 3.2.4): OPTIONS learns the methods,
   * every other one is refused.
   */
  function answerForServer(method: string, header: HeaderOf): PageAnswer {
    const startedAt = performance.now();
    const record = begin(method, header);
    const { status, headers, body } = method === "OPTIONS" ? serverOptions : refusedAsterisk;
    end(record, { status, bytes: body?.length ?? 0 }, startedAt);
    return { status, headers: [...headers, ...headersFor(record, header)], body };
  }

  return { begin, headersFor, end, answer, answerForServer };
}

const serverOptions: PageAnswer = { status: 204, headers: [["allow", "GET, HEAD, POST, PUT, OPTIONS"]], body: null };

const refusedAsterisk: PageAnswer = {
  status: 400,
  headers: [
    ["content-type", "text/plain; charset=utf-8"],
    ["cache-control", "no-store"],
    ["content-security-policy", nothingAllowed],
  ],
  body: Buffer.from("Only OPTIONS may be sent for * (the whole server). The address of a page begins with a slash.\n"),
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id of a request for log, answer and provider: the one from our own proxy, or a new one. */
export const requestIdOf = (received: string | null | undefined, isBehindProxy: boolean): string =>
  isBehindProxy && received && uuid.test(received) ? received : randomUUID();
