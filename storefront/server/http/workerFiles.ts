import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storeViews } from "#configuration/storeViews.ts";
import { type OfflinePages, workerPath } from "#domain/worker.ts";
import { compress } from "../answer/compression.ts";
import { offlineTextPage } from "./fallbackPages.ts";
import type { Pages } from "./pages.ts";
import type { ServerApp } from "./requestFrame.ts";

/** The service workers of the build: the one that works, and the one that removes it. */
const file = (isOff: boolean) =>
  fileURLToPath(new URL(`../../dist/worker/${isOff ? "off" : "on"}.js`, import.meta.url));

/** Returns the code that gives the worker its pages of text. */
const pagesCode = () => {
  const views = storeViews.filter(({ enabled }) => enabled);
  const pages: OfflinePages = Object.fromEntries(views.map((view) => [view.prefix, offlineTextPage(view)]));
  return `self.offlinePages=${JSON.stringify(pages)};\n`;
};

export interface WorkerSetting {
  readonly pages: Pick<Pages, "offlineFiles">;
  /** Browsers get a worker that removes the one that they have, and all that it has kept. */
  readonly isWorkerOff: boolean;
}

/** Adds the service worker, and the list of the files that it keeps for each store view. */
export function addWorkerFiles(app: ServerApp, { pages, isWorkerOff }: WorkerSetting): void {
  let made: { readonly code: string; readonly etag: string } | null = null;
  function worker() {
    const code = `${isWorkerOff ? "" : pagesCode()}${readFileSync(file(isWorkerOff), "utf8")}`;
    return { code, etag: `W/"${createHash("sha256").update(code).digest("base64url").slice(0, 27)}"` };
  }
  app.get(workerPath, async (c) => {
    const { code, etag } = (made ??= worker());
    // Browsers look for another worker at every page.
    const headers = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache", etag };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    return await compress(c.req.raw, c.body(code, 200, headers));
  });
  app.get("/offline-files/:store", async (c) => {
    const files = isWorkerOff ? null : pages.offlineFiles(c.req.param("store"));
    if (!files) return c.text("Not found", 404);
    // Pages ask at every load; the list changes with deployments only.
    return await compress(c.req.raw, c.json(files, 200, { "cache-control": "public, max-age=600" }));
  });
}
