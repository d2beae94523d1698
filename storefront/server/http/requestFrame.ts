import type { Hono } from "hono";
import { type Client, clientOf } from "./clientAddress.ts";
import { commonHeaders, type HeaderList, httpsHeaders, nothingAllowed } from "../answer/securityHeaders.ts";
import type { Log } from "../log/log.ts";
import { logRequest, type Outcome, type RequestRecord } from "../log/requestRecord.ts";
import { randomUUID } from "node:crypto";

/** What every route is given beside the request. */
export interface Bindings {
  readonly record: RequestRecord;
  readonly client: Client;
}

export type ServerApp = Hono<{ Bindings: Bindings }>;

/** A header of a request by its name, in small letters. */
export type HeaderOf = (name: string) => string | null | undefined;

export interface FrameSetting {
  readonly log: Log;
  /** A proxy of ours stands in front: what it says of a request's name, client and HTTPS is true. */
  readonly isBehindProxy: boolean;
}

const isText = /^(text\/plain|application\/json)/i;

/** Files and probes: one line each would hide the rest. */
const minorRoutes = ["/assets/*", "/media/*", "/favicon.svg", "/healthz", "/readyz"];

/** Marks requests for files and probes as minor in the log. */
export function addMinorRoutes(app: ServerApp): void {
  for (const route of minorRoutes) {
    app.use(route, async ({ env: { record } }, next) => {
      Object.assign(record, { route, isMinor: true });
      await next();
    });
  }
}

/** What surrounds every request: its name, its client, the headers of every answer, and its line of the log. */
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

  const end = (record: RequestRecord, outcome: Omit<Outcome, "ms">, began: number) =>
    logRequest(log, record, { ...outcome, ms: performance.now() - began });

  /** Answers a request by an app's routes; `remote` is the address of the connection. */
  async function answer(app: ServerApp, request: Request, remote: string | undefined): Promise<Response> {
    const began = performance.now();
    const header: HeaderOf = (name) => request.headers.get(name);
    const record = begin(request.method, header);
    const client = clientOf(remote, header("x-forwarded-for") ?? null, isBehindProxy);
    const given = await app.fetch(request, { record, client });
    for (const [name, value] of headersFor(record, header)) {
      // What a route says of itself counts.
      if (!given.headers.has(name)) given.headers.set(name, value);
    }
    if (isText.test(given.headers.get("content-type") ?? "")) {
      given.headers.set("content-security-policy", nothingAllowed);
    }
    const length = given.headers.get("content-length");
    end(record, { status: given.status, bytes: length === null ? null : Number(length) }, began);
    return given;
  }

  return { begin, headersFor, end, answer };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a request is called in log, answer and provider: the proxy's name for it where there is one of ours, else a new one. */
export const requestIdOf = (given: string | null | undefined, isBehindProxy: boolean): string =>
  isBehindProxy && given && uuid.test(given) ? given : randomUUID();
