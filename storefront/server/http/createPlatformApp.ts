import { Hono } from "hono";
import { addCallRoutes } from "./callRoutes.ts";
import { onlyFrom } from "./clientAddress.ts";
import type { App, AppSetting } from "./createApp.ts";
import { addMediaRoutes } from "./mediaRoutes.ts";
import { envelope, tryLater } from "../gate/providerAnswer.ts";
import { createReadiness, readinessAnswer } from "./readiness.ts";
import { addMinorRoutes, createRequestFrame, type ServerApp } from "./requestFrame.ts";
import type { RequestRecord } from "../log/log.ts";
import { createBearerSessions } from "../gate/customerSession.ts";

export interface PlatformAppSetting extends Required<
  Omit<AppSetting, "isDevelopment" | "isProviderForeign" | "isWorkerOff" | "shopOrigin" | "documentFolder">
> {
  /** The origins whose pages may make calls, such as `https://shop.example`. */
  readonly clientOrigins: readonly string[];
}

const doNothing = () => {};

/**
 * Creates the server of the platform alone, for other front ends: the same calls, pictures and limits, without pages and
 * cookies. Customers are identified by their token and guests by the id of their cart. Headers about the caller's identity
 * or address are ignored.
 */
export function createPlatformApp(setting: PlatformAppSetting): App {
  const { provider, pages, log, images, clientOrigins, isBehindProxy, isSandboxOpen, operatorKey } = setting;
  const onError = (error: unknown, { requestId, route }: RequestRecord) =>
    log.error({ err: error, requestId, route }, "failed");
  const frame = createRequestFrame({ log, isBehindProxy });
  const readiness = createReadiness(setting);
  const app: ServerApp = new Hono();

  addMinorRoutes(app);
  app.use("/api/*", onlyFrom(clientOrigins));
  // Pages of other sites may show the pictures.
  app.use("/media/*", async (c, next) => {
    await next();
    c.header("cross-origin-resource-policy", "cross-origin");
  });
  addMediaRoutes(app, { provider, pages, log, images });
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async ({ env: { record } }) => readinessAnswer(await readiness(record.requestId)));
  addCallRoutes(app, {
    provider,
    pages,
    isSandboxOpen,
    operatorKey,
    sessionFor: createBearerSessions(provider),
    // `onlyFrom` checks the origin of all methods.
    isCrossSiteCall: () => false,
    onAnswer: doNothing,
    onError,
  });
  app.all("*", () => envelope(404, "There is no such call. See /api/docs for all calls."));
  app.onError((error, c) => {
    if (!c.req.raw.signal.aborted) onError(error, c.env.record);
    return tryLater(502);
  });

  return {
    fetch: (request, remote) => frame.answer(app, request, remote),
    answerForServer: frame.answerForServer,
    cachedPage: () => null,
    drop: doNothing,
  };
}
