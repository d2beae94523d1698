import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { addCallRoutes } from "./callRoutes.ts";
import { isForeign } from "../gate/gate.ts";
import type { ImageProxySetting } from "../images/imageProxy.ts";
import type { Log } from "../log/log.ts";
import { addMediaRoutes } from "./mediaRoutes.ts";
import { addressFault } from "./pageAddress.ts";
import type { PageAnswer } from "../answer/pageAnswer.ts";
import { createPageHandler, type PageQuestion } from "./pageHandler.ts";
import { clientFolder, faviconFile, type Pages } from "./pages.ts";
import type { Fetch } from "../gate/provider.ts";
import { createReadiness, readinessAnswer } from "./readiness.ts";
import { addMinorRoutes, createRequestFrame, type HeaderOf, type ServerApp } from "./requestFrame.ts";
import type { RequestRecord } from "../log/requestRecord.ts";
import { createCustomerSessions, shopVisits } from "../gate/customerSession.ts";

export interface AppSetting {
  readonly provider: Fetch;
  /** The provider is not our platform, so its words have not been reviewed. */
  readonly isProviderForeign?: boolean;
  readonly pages: Pages;
  readonly log: Log;
  readonly images: Pick<ImageProxySetting, "mediaFolder" | "cacheFolder">;
  readonly isDevelopment?: boolean;
  /** A proxy of ours stands in front: what it says of a request's name and of HTTPS is true. */
  readonly isBehindProxy?: boolean;
  /** The sandbox's pages are open to everyone, not only to requests from this machine. */
  readonly isSandboxOpen?: boolean;
  /** The key that signs staff calls; without one, staff calls are refused. */
  readonly operatorKey?: string | null;
  readonly isStopping?: () => boolean;
  /** The disk of the embedded database has no room. */
  readonly isDiskFull?: () => boolean;
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

const immutable = "public, max-age=31536000, immutable";
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
    isProviderForeign = false,
    isDevelopment = false,
    isBehindProxy = false,
    isSandboxOpen = false,
    operatorKey = null,
    isStopping = () => false,
    isDiskFull = () => false,
  } = setting;
  const onError = (error: unknown, { requestId, route }: RequestRecord) =>
    log.error({ err: error, requestId, route }, "failed");
  const visits = createCustomerSessions(provider);
  const pageHandler = createPageHandler({ visits, pages, isDevelopment, onError });
  const readiness = createReadiness({ provider, pages, isStopping, isDiskFull });
  const frame = createRequestFrame({ log, isBehindProxy });
  const app: ServerApp = new Hono();

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
  addMediaRoutes(app, { provider, pages, log, images });
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async ({ env: { record } }) => readinessAnswer(await readiness(record.requestId)));
  addCallRoutes(app, {
    provider,
    pages,
    isSandboxOpen,
    visitOf: shopVisits(visits),
    isFromElsewhere: isForeign,
    isProviderForeign,
    operatorKey,
    onAnswer: pageHandler.onAnswer,
    onError,
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
    // The client closed the connection; there is nobody to answer and no error.
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    onError(error, c.env.record);
    return c.text("Internal Server Error while rendering.", 500);
  });

  return {
    drop: pageHandler.drop,
    fetch: (request, remote) => frame.answer(app, request, remote),
    kept(target, method, header) {
      const began = performance.now();
      const record = frame.begin(method, header);
      const answer = URL.canParse(origin + target)
        ? pageHandler.atOnce(questionOf(new URL(origin + target), header, ""), record)
        : null;
      if (!answer) return null;
      frame.end(record, { status: answer.status, bytes: answer.body?.length ?? 0 }, began);
      return { ...answer, headers: [...answer.headers, ...frame.headersFor(record, header)] };
    },
  };
}
