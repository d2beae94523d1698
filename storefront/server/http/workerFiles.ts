import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storeViews } from "#configuration/storeViews.ts";
import { type OfflinePages, workerPath } from "#domain/worker.ts";
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
  let code: string | null = null;
  app.get(workerPath, (c) => {
    code ??= `${isWorkerOff ? "" : pagesCode()}${readFileSync(file(isWorkerOff), "utf8")}`;
    return c.body(code, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" });
  });
  app.get("/offline-files/:store", (c) => {
    const files = isWorkerOff ? null : pages.offlineFiles(c.req.param("store"));
    // Pages ask at every load; the list changes with deployments only.
    return files ? c.json(files, 200, { "cache-control": "public, max-age=600" }) : c.text("Not found", 404);
  });
}
