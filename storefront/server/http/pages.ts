import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { ViteDevServer } from "vite";
import type { ParsePageQuery } from "#app/pageQuery.ts";
import { configuration } from "#configuration/index.ts";
import { parseQuery } from "#domain/catalog/listAddress.ts";
import type { OfflineFiles } from "#domain/worker.ts";
import { compileMessages } from "../build/compileMessages.ts";
import { offlineFiles } from "./offlineFiles.ts";
import { type PageAssets, routeAssets, type ViteManifest } from "./routeAssets.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The folder of the browser's files. */
export const clientFolder = `${root}dist/client`;

/** The icon in the browser's tab, which browsers request at a fixed path. */
export const faviconFile = `${root}public/favicon.svg`;

type Entry = typeof import("#app/entry-server.tsx");

/** The source of pages: the build, or Vite in development. */
export interface Pages {
  readonly entry: () => Promise<Entry>;
  readonly assets: (locale: string) => PageAssets;
  /** What a store view needs to start without a network; null without a build, and for an unknown store view. */
  readonly offlineFiles: (store: string) => OfflineFiles | null;
  readonly parseQuery: ParsePageQuery;
  /** Lets the development server answer its own requests. */
  readonly intercept: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}

/** Loads the pages of the build. */
export async function builtPages(): Promise<Pages> {
  const manifest: ViteManifest = JSON.parse(readFileSync(`${clientFolder}/.vite/manifest.json`, "utf8"));
  const entry: Entry = await import(`${root}dist/server/entry-server.js`);
  const pages = entry.declaredPages();
  const stores = configuration.storeViews.filter(({ enabled }) => enabled);
  const assets = new Map(stores.map(({ locale }) => [locale, routeAssets(manifest, pages, locale)]));
  const offline = new Map(stores.map((store) => [store.code, offlineFiles(manifest, pages, store)]));
  return {
    entry: async () => entry,
    assets: (locale) => assets.get(locale) ?? { routes: {}, laterStyles: {} },
    offlineFiles: (store) => offline.get(store) ?? null,
    parseQuery: entry.parsePageQuery,
    intercept: (_request, _response, next) => next(),
    close: async () => {},
  };
}

const refreshPreamble = `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** Returns what a page needs in development: fast refresh, Vite's client, and the styles of the modules loaded so far. */
function developmentAssets(vite: ViteDevServer): PageAssets {
  const styles = () =>
    [...(vite.environments["ssr"]?.moduleGraph.idToModuleMap.values() ?? [])].flatMap(({ url }) => {
      if (!url.split("?")[0]?.endsWith(".css")) return [];
      return [url.startsWith("/@") ? url : `/@fs${url}`];
    });
  const scripts = [
    { attrs: { type: "module" }, children: refreshPreamble },
    { attrs: { type: "module", src: "/@vite/client" } },
    { attrs: { type: "module", src: "/app/entry-client.tsx" } },
  ];
  return {
    routes: {
      // A getter, since the styles are known only after the page's routes have been loaded.
      get __root__() {
        return { css: styles(), scripts };
      },
    },
    laterStyles: {},
  };
}

/** Starts Vite, which compiles pages on demand. */
export async function developmentPages(server: Server): Promise<Pages> {
  await compileMessages();
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    entry: async () => (await vite.ssrLoadModule("/app/entry-server.tsx")) as Entry,
    assets: () => developmentAssets(vite),
    offlineFiles: () => null,
    // Only the cache, which is not used in development, needs to know which parameters the pages read.
    parseQuery,
    intercept: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
