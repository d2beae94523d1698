import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { AnyRefusedForm } from "#domain/plainForm/plainForm.ts";
import { addCallRoutes } from "./callRoutes.ts";
import { isCrossSite } from "../gate/gate.ts";
import type { ImageProxySetting } from "../images/imageProxy.ts";
import { createDownloads } from "./downloads.ts";
import { addErrorReports } from "./errorReports.ts";
import { createInvoices } from "./invoices.ts";
import { addMachineFiles } from "./machineFiles.ts";
import { addMediaRoutes } from "./mediaRoutes.ts";
import { addressFault } from "./pageAddress.ts";
import type { PageAnswer } from "../answer/pageAnswer.ts";
import { createPageHandler, type PageRequest } from "./pageHandler.ts";
import { clientFolder, faviconFile, type Pages } from "./pages.ts";
import type { Fetch } from "../gate/provider.ts";
import { createReadiness, readinessAnswer } from "./readiness.ts";
import { addMinorRoutes, type Bindings, createRequestFrame, type HeaderOf, type ServerApp } from "./requestFrame.ts";
import type { Log, RequestRecord } from "../log/log.ts";
import { addWorkerFiles } from "./workerFiles.ts";
import { createCustomerSessions, createShopSessions, visitorIn } from "../gate/customerSession.ts";

export interface AppSetting {
  readonly provider: Fetch;
  /** The provider is another platform, whose texts have not been reviewed. */
  readonly isProviderForeign?: boolean;
  readonly pages: Pages;
  /**
   * The shop's public origin, such as `https://shop.example`. Absolute addresses in pages and sitemaps begin with it, and
   * not with the host that a request names, because pages are cached for all.
   */
  readonly shopOrigin: string;
  readonly log: Log;
  readonly images: Pick<ImageProxySetting, "mediaFolder" | "cacheFolder">;
  /** The folder of the documents that shoppers pay for; null for a shop without any. */
  readonly documentFolder?: string | null;
  readonly isDevelopment?: boolean;
  /** The server is behind our own proxy, whose headers about the request's id, client and HTTPS are trusted. */
  readonly isBehindProxy?: boolean;
  /** The sandbox's pages are open to all clients, not only to those on this machine. */
  readonly isSandboxOpen?: boolean;
  /** Browsers get a service worker that removes the one that they have. */
  readonly isWorkerOff?: boolean;
  /** The key that signs staff calls; without one, staff calls are refused. */
  readonly operatorKey?: string | null;
  readonly isStopping?: () => boolean;
  /** Returns whether the disk of the embedded database is full. */
  readonly isDiskFull?: () => boolean;
}

/** The server as a function from a request to its answer, with a shortcut for cached pages. */
export interface App {
  /** `remote` is the address of the connection. */
  readonly fetch: (request: Request, remote?: string) => Promise<Response>;
  /** Returns a cached page, or null when `fetch` must answer. `target` is the path with the query. */
  readonly cachedPage: (target: string, method: string, header: HeaderOf) => PageAnswer | null;
  /** Answers a request for the server as a whole, whose target is an asterisk. */
  readonly answerForServer: (method: string, header: HeaderOf) => PageAnswer;
  /** Drops the cached pages and answers with one of these tags; null drops all. */
  readonly drop: (tags: readonly string[] | null) => void;
}

const immutable = "public, max-age=31536000, immutable";
const origin = "http://localhost";

const textAnswer = (text: string, status: number) =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } });

const redirectTo = ({ status, location }: { readonly status: number; readonly location: string }) =>
  new Response(null, { status, headers: { location, "cache-control": "no-cache" } });

const pageRequestOf = (
  { pathname, search }: Pick<URL, "pathname" | "search">,
  header: HeaderOf,
  client: string,
): PageRequest => ({
  client,
  pathname,
  search,
  cookies: header("cookie"),
  authorization: header("authorization"),
  encoding: header("accept-encoding"),
  ifNoneMatch: header("if-none-match"),
});

/** Creates the shop's server: files, calls of the provider, pages and health checks. */
export function createApp(setting: AppSetting): App {
  const {
    provider,
    pages,
    shopOrigin,
    log,
    images,
    isProviderForeign = false,
    isDevelopment = false,
    isBehindProxy = false,
    isSandboxOpen = false,
    isWorkerOff = false,
    operatorKey = null,
    isStopping = () => false,
    isDiskFull = () => false,
    documentFolder = null,
  } = setting;
  const onError = (error: unknown, { requestId, route }: RequestRecord) =>
    log.error({ err: error, requestId, route }, "failed");
  const onRemark = (sentence: string, { requestId, route, store }: RequestRecord) =>
    log.warn({ requestId, route, store }, sentence);
  const sessions = createCustomerSessions(provider);
  const pageHandler = createPageHandler({ sessions, pages, shopOrigin, isDevelopment, onError, onRemark });
  const readiness = createReadiness({ provider, pages, isStopping, isDiskFull });
  const frame = createRequestFrame({ log, isBehindProxy });
  const app: ServerApp = new Hono();

  /** Answers with a page; with the page of a form that was refused, if there is one. */
  async function answerPage(url: URL, header: HeaderOf, { record, client }: Bindings, refusedForm?: AnyRefusedForm) {
    const pageRequest = { ...pageRequestOf(url, header, client.address), refusedForm };
    const { status, headers, body } = await pageHandler.answer(pageRequest, url.origin, record);
    return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
  }

  addMinorRoutes(app);
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
  addWorkerFiles(app, { pages, isWorkerOff });
  for (const [route, make] of [
    ["/media/invoices/*", createInvoices(pages)],
    ["/media/downloads/*", createDownloads(pages, documentFolder)],
  ] as const) {
    app.get(route, async ({ req: { raw }, env: { record, client } }) => {
      record.route = route;
      const cookies = raw.headers.get("cookie");
      const identity = { visitor: visitorIn(cookies), requestId: record.requestId, client: client.address };
      const session = sessions(cookies, { ...identity, isRendering: true });
      const answer = await make(raw, async (request) => {
        const { status, headers, body } = await session.fetch({ request, body: null, signal: request.signal });
        return new Response(body, { status, headers });
      });
      for (const cookie of session.cookies()) answer.headers.append("set-cookie", cookie);
      return answer;
    });
  }
  addMediaRoutes(app, { provider, pages, log, images });
  addMachineFiles(app, {
    provider,
    pages,
    shopOrigin,
    onError: (error, route) => log.error({ err: error, route }, "failed"),
  });
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async ({ env: { record } }) => readinessAnswer(await readiness(record.requestId)));
  addErrorReports(app, log);
  addCallRoutes(app, {
    provider,
    pages,
    isSandboxOpen,
    renderRefused: ({ url, headers }, path, refused, env) =>
      answerPage(new URL(path, url), (name) => headers.get(name) ?? undefined, env, refused),
    sessionFor: createShopSessions(sessions),
    isCrossSiteCall: isCrossSite,
    isProviderForeign,
    operatorKey,
    onAnswer: pageHandler.onAnswer,
    onError,
  });
  app.get("*", async ({ req, env }) => {
    const url = new URL(req.url);
    const fault = addressFault(url);
    if (fault && "location" in fault) return redirectTo(fault);
    if (fault) return textAnswer(fault.message, fault.status);
    return answerPage(url, (name) => req.header(name), env);
  });
  app.all("*", (c) => c.text("Pages support only GET and HEAD.", 405, { allow: "GET, HEAD" }));
  app.onError((error, c) => {
    // The client closed the connection, which is not an error.
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    onError(error, c.env.record);
    return c.text("Internal Server Error while rendering.", 500);
  });

  return {
    drop: pageHandler.drop,
    fetch: (request, remote) => frame.answer(app, request, remote),
    answerForServer: frame.answerForServer,
    cachedPage(target, method, header) {
      const startedAt = performance.now();
      const record = frame.begin(method, header);
      const answer = URL.canParse(origin + target)
        ? pageHandler.cachedAnswer(pageRequestOf(new URL(origin + target), header, ""), record)
        : null;
      if (!answer) return null;
      frame.end(record, { status: answer.status, bytes: answer.body?.length ?? 0 }, startedAt);
      return { ...answer, headers: [...answer.headers, ...frame.headersFor(record, header)] };
    },
  };
}
