import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { configuration } from "#configuration/index.ts";
import { compileMessages } from "../build/compileMessages.ts";
import { devAssets } from "./devAssets.ts";
import { routeAssets, type RouteAssets, type ViteManifest } from "./routeAssets.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Where the browser's files lie. */
export const clientFolder = `${root}dist/client`;

/** The mark in the browser's tab; the one file that browsers look for at a fixed place. */
export const faviconFile = `${root}public/favicon.svg`;

type Entry = typeof import("#app/entry-server.tsx");

/** Where pages come from: the build, or Vite while the shop is being developed. */
export interface Pages {
  readonly entry: () => Promise<Entry>;
  readonly assets: (locale: string) => { routes: Record<string, RouteAssets> };
  /** Lets the development server answer what is its own. */
  readonly intercept: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}

export async function builtPages(): Promise<Pages> {
  const manifest: ViteManifest = JSON.parse(readFileSync(`${clientFolder}/.vite/manifest.json`, "utf8"));
  const entry: Entry = await import(`${root}dist/server/entry-server.js`);
  const assets = new Map(
    configuration.storeViews
      .filter(({ enabled }) => enabled)
      .map(({ locale }) => [locale, routeAssets(manifest, entry.routeIds(), locale)]),
  );
  return {
    entry: async () => entry,
    assets: (locale) => assets.get(locale) ?? { routes: {} },
    intercept: (_request, _response, next) => next(),
    close: async () => {},
  };
}

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
    assets: () => devAssets(vite),
    intercept: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
