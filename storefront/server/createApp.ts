import { randomUUID } from "node:crypto";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { configuration } from "#configuration/index.ts";
import { storeViewOf } from "#domain/store/storeViewOf.ts";
import { compress } from "./compress.ts";
import { createGate, type Fetch, providerFor, visitorOf } from "./gate.ts";
import type { Log } from "./log.ts";
import { clientFolder, faviconFile, type Pages } from "./pages.ts";
import { lastResort } from "./lastResort.ts";
import { createPictures } from "./pictures.ts";

export interface AppSetting {
  readonly provider: Fetch;
  readonly pages: Pages;
  readonly log: Log;
}

const immutable = "public, max-age=31536000, immutable";

/** The whole shop as one function from a request to its answer: assets, the provider's calls, pages. */
export function createApp({ provider, pages, log }: AppSetting): Fetch {
  const app = new Hono();
  const gate = createGate(provider);

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
  const pictures = createPictures(pages);
  app.get("/media/*", (c) => pictures(c.req.raw));
  app.get("/healthz", (c) => c.text("ok"));
  app.all("/api/*", async (c) => compress(c.req.raw, await gate(c.req.raw)));
  app.get("*", async (c) => {
    const request = c.req.raw;
    const requestId = randomUUID();
    const url = new URL(request.url);
    const found = storeViewOf(url.pathname, configuration.storeViews);
    if (found.redirect !== null) return c.redirect(found.redirect + url.search, 301);
    const onError = (error: unknown) => log.error({ err: error, requestId, path: url.pathname }, "page failed");
    try {
      const entry = await pages.entry();
      const page = await entry.render(request, {
        store: found.storeView,
        fetch: providerFor(provider, visitorOf(request)),
        manifest: pages.assets(found.storeView.locale),
        onError,
      });
      return await compress(request, page);
    } catch (error) {
      onError(error);
      return lastResort(found.storeView, requestId);
    }
  });
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, "request failed");
    return c.text("Internal Server Error while rendering.", 500);
  });

  return async (request) => {
    const answer = await app.fetch(request);
    answer.headers.set("x-content-type-options", "nosniff");
    answer.headers.set("referrer-policy", "strict-origin-when-cross-origin");
    return answer;
  };
}
