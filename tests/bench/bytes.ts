import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { routeAssets } from "#server/routeAssets.ts";

const client = "storefront/dist/client";
const brotli = (file: string) =>
  brotliCompressSync(readFileSync(client + file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sum = (files: readonly string[]) => files.reduce((total, file) => total + brotli(file), 0) / 1000;

export interface RouteBytes {
  readonly route: string;
  /** KB, brotli 11 per file, of a cold load. */
  readonly javaScript: number;
  readonly css: number;
}

/** What a shopper downloads for each route, Polish, with nothing cached. */
export function bytes(routeIds: readonly string[]): RouteBytes[] {
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));
  const { routes } = routeAssets(manifest, routeIds, "pl");
  const root = routes["__root__"];
  return routeIds.map((route) => ({
    route,
    javaScript: sum([...(root?.preloads ?? []), ...(routes[route]?.preloads ?? [])]),
    css: sum([...(root?.css ?? []), ...(routes[route]?.css ?? [])]),
  }));
}
