import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createFairQueue } from "#platform/fairQueue.ts";
import { isPlausible, notSigned, signatureHeader } from "#platform/operator/signature.ts";
import { createBodyBudget } from "./bodyBudget.ts";
import { envelope } from "./providerAnswer.ts";
import { configuration } from "#configuration/index.ts";
import { type Client, clientOf } from "./clientAddress.ts";
import { compress } from "./compress.ts";
import { nothingAllowed } from "./contentSecurityPolicy.ts";
import { contractPage } from "./contractPage.ts";
import { createGate } from "./gate.ts";
import { createGuides } from "./guides.ts";
import { createImageProxy, type ImageProxySetting } from "./images/imageProxy.ts";
import { knownCalls } from "./knownCalls.ts";
import type { Log } from "./log.ts";
import { addressFault } from "./pageAddress.ts";
import { createPassage } from "./passage.ts";
import { createPageHandler, type PageQuestion } from "./pageHandler.ts";
import type { PageAnswer } from "./pageAnswer.ts";
import { clientFolder, faviconFile, type Pages } from "./pages.ts";
import { createPictures } from "./pictures.ts";
import type { Fetch } from "./provider.ts";
import { createReadiness, readinessAnswer } from "./readiness.ts";
import { requestIdOf } from "./requestId.ts";
import { logRequest, type RequestRecord } from "./requestRecord.ts";
import { maySeeSandbox } from "./sandbox.ts";
import { commonHeaders, type HeaderList, httpsHeaders } from "./securityHeaders.ts";
import { createVisits } from "./visit.ts";

export interface AppSetting {
  readonly provider: Fetch;
  readonly pages: Pages;
  readonly log: Log;
  readonly images: Pick<ImageProxySetting, "mediaFolder" | "cacheFolder">;
  readonly isDevelopment?: boolean;
  /** A proxy of ours stands in front: what it says of a request's name and of HTTPS is true. */
  readonly isBehindProxy?: boolean;
  /** The sandbox's pages are there for everybody, and not only for whoever sits at this machine. */
  readonly isSandboxOpen?: boolean;
  readonly isStopping?: () => boolean;
  /** The disk of the embedded database has no room. */
  readonly isDiskFull?: () => boolean;
}

/** A header of a request by its name, in small letters. */
export type HeaderOf = (name: string) => string | null | undefined;

interface Bindings {
  readonly record: RequestRecord;
  readonly client: Client;
}

/** The shop: a function from a request to its answer, and a shorter way for pages that are there already. */
export interface App {
  /** `remote` is the address of the connection. */
  readonly fetch: (request: Request, remote?: string) => Promise<Response>;
  /** The answer to a page that is kept, or null: then it is `fetch` that answers. `target` is path and query. */
  readonly kept: (target: string, method: string, header: HeaderOf) => PageAnswer | null;
  /** Forgets the kept pages that depend on something that has changed; null for all of them. */
  readonly drop: (tags: readonly string[] | null) => void;
}

/** The staff brings whole catalogues. */
const staffLimits = { largestBody: 16 * 1024 * 1024, timeLimit: 300_000 };
const immutable = "public, max-age=31536000, immutable";
const isText = /^(text\/plain|application\/json)/i;
const origin = "http://localhost";

const plainAnswer = (text: string, status: number) =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } });

const redirectTo = (location: string) =>
  new Response(null, { status: 308, headers: { location, "cache-control": "no-cache" } });

const questionOf = (
  { pathname, search }: Pick<URL, "pathname" | "search">,
  header: HeaderOf,
  client: string,
): PageQuestion => ({
  client,
  pathname,
  search,
  cookies: header("cookie"),
  authorization: header("authorization"),
  encoding: header("accept-encoding"),
  ifNoneMatch: header("if-none-match"),
});

/** The whole shop: files, the provider's calls, pages; what it says of itself and of its security. */
export function createApp(setting: AppSetting): App {
  const {
    provider,
    pages,
    log,
    images,
    isDevelopment = false,
    isBehindProxy = false,
    isSandboxOpen = false,
    isStopping = () => false,
    isDiskFull = () => false,
  } = setting;
  const onError = (error: unknown, { requestId, route }: RequestRecord) =>
    log.error({ err: error, requestId, route }, "failed");
  const visits = createVisits(provider);
  const pageHandler = createPageHandler({ visits, pages, isDevelopment, onError });
  const { callShare, staffShare, bodyBytes, staffBodyBytes } = configuration.load;
  const holdBody = createBodyBudget(bodyBytes);
  const gate = createGate({ visits, holdBody, onAnswer: pageHandler.onAnswer });
  const pictures = createPictures(pages);
  const guides = createGuides(pages);
  /** Asks the provider in no customer's name; its limits count the question for this address. */
  const fetchFor = (client: string) => (request: Request) => {
    const headers = new Headers(request.headers);
    if (client !== "") headers.set("x-dioptra-client", client);
    return provider(new Request(request, { headers }));
  };
  const imageProxy = createImageProxy({
    ...images,
    draw: async (path) => (await pages.entry()).drawPicture(path),
    isOnSale: async (path, client) => (await pages.entry()).isFrameOnSale(path, fetchFor(client)),
    onRefused: ({ error, ...refused }) =>
      log.warn({ ...refused, ...(error !== undefined && { err: error }) }, "master"),
    onCacheError: (error) => log.warn({ err: error }, "pictures cannot be kept"),
  });
  const readiness = createReadiness({ provider, pages, isStopping, isDiskFull });
  const app = new Hono<{ Bindings: Bindings }>();

  /** Files and probes: one line each would hide the rest. */
  for (const route of ["/assets/*", "/media/*", "/favicon.svg", "/healthz", "/readyz"]) {
    app.use(route, async ({ env: { record } }, next) => {
      Object.assign(record, { route, isMinor: true });
      await next();
    });
  }
  app.use(
    "/assets/*",
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", immutable),
    }),
  );
  app.get("/assets/*", (c) => c.text("Not found", 404));
  app.get(
    "/favicon.svg",
    serveStatic({ path: faviconFile, onFound: (_path, c) => c.header("cache-control", "public, max-age=86400") }),
  );
  app.get("/media/pictures/*", (c) => imageProxy(c.req.raw, c.env.client.address));
  app.get("/media/guides/*", (c) => guides(c.req.raw));
  app.get("/media/*", (c) => pictures(c.req.raw));
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async ({ env: { record } }) => readinessAnswer(await readiness(record.requestId)));
  const ask = async (request: Request, { record, client: { address: client } }: Bindings) => {
    const { contractCalls } = await pages.entry();
    const call = knownCalls(contractCalls)(request.method, new URL(request.url).pathname);
    record.route = call.path;
    return gate(request, { call, client, requestId: record.requestId, onError: (error) => onError(error, record) });
  };
  app.get("/api/docs", async ({ req: { raw }, env }) => {
    const described = await ask(new Request(new URL("/api/openapi.json", raw.url), { signal: raw.signal }), env);
    return compress(raw, await contractPage(described));
  });
  app.all("/api/*", async ({ req: { raw }, env }) => compress(raw, await ask(raw, env)));
  const { largestBody, gateTimeout } = configuration.network;
  const usual = { largestBody, timeLimit: gateTimeout, holdBody, queue: createFairQueue(callShare) };
  // Whole catalogues have room of their own, so that they and the shoppers' calls do not crowd each other out.
  const forStaff = {
    ...staffLimits,
    holdBody: createBodyBudget(staffBodyBytes),
    queue: createFairQueue(staffShare),
  };
  const passOn = (request: Request, { record, client: { address: client } }: Bindings, allowed = usual) => {
    const { onAnswer } = pageHandler;
    return createPassage({ provider, client, ...allowed, onAnswer, onError: (error) => onError(error, record) })(
      request,
    );
  };
  app.on(["GET", "POST"], "/operator/*", async ({ req: { raw }, env }) => {
    env.record.route = "/operator/*";
    // Without a signature that could be one, nothing of the body is read.
    if (!isPlausible(raw.headers.get(signatureHeader), new Date())) return envelope(401, notSigned);
    return passOn(raw, env, forStaff);
  });
  app.post("/webhooks/*", ({ req: { raw }, env }) => {
    env.record.route = "/webhooks/*";
    return passOn(raw, env);
  });
  // Where links in mails lead. A mail's reader proves with the link who they are, and not with a cookie.
  app.on(["GET", "POST"], "/letters/*", ({ req: { raw }, env }) => {
    env.record.route = "/letters/*";
    return passOn(raw, env);
  });
  app.all("/sandbox/*", async ({ req: { raw }, env }, next) => {
    if (!maySeeSandbox(raw, env.client, isSandboxOpen)) return next();
    env.record.route = "/sandbox/*";
    return passOn(raw, env);
  });
  app.get("*", async ({ req, env: { record, client } }) => {
    const url = new URL(req.url);
    const fault = addressFault(url);
    if (fault?.status === 308) return redirectTo(fault.location);
    if (fault) return plainAnswer(fault.message, fault.status);
    const question = questionOf(url, (name) => req.header(name), client.address);
    const { status, headers, body } = await pageHandler.answer(question, url.origin, record);
    return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
  });
  app.all("*", (c) => c.text("Only GET and HEAD are answered here.", 405, { allow: "GET, HEAD" }));
  app.onError((error, c) => {
    // Whoever left in the middle of a request hears nothing of it, and nothing is wrong here.
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    onError(error, c.env.record);
    return c.text("Internal Server Error while rendering.", 500);
  });

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
  const end = (record: RequestRecord, { status, bytes }: { status: number; bytes: string | null }, began: number) =>
    logRequest(log, record, { status, bytes: bytes === null ? null : Number(bytes), ms: performance.now() - began });

  return {
    drop: pageHandler.drop,
    async fetch(request, remote) {
      const began = performance.now();
      const header: HeaderOf = (name) => request.headers.get(name);
      const record = begin(request.method, header);
      const client = clientOf(remote, header("x-forwarded-for") ?? null, isBehindProxy);
      const answer = await app.fetch(request, { record, client });
      for (const [name, value] of headersFor(record, header)) answer.headers.set(name, value);
      if (isText.test(answer.headers.get("content-type") ?? "")) {
        answer.headers.set("content-security-policy", nothingAllowed);
      }
      end(record, { status: answer.status, bytes: answer.headers.get("content-length") }, began);
      return answer;
    },
    kept(target, method, header) {
      const began = performance.now();
      const record = begin(method, header);
      const answer = URL.canParse(origin + target)
        ? pageHandler.atOnce(questionOf(new URL(origin + target), header, ""), record)
        : null;
      if (!answer) return null;
      end(record, { status: answer.status, bytes: String(answer.body?.length ?? 0) }, began);
      return { ...answer, headers: [...answer.headers, ...headersFor(record, header)] };
    },
  };
}
