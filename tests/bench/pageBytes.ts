import { readFileSync } from "node:fs";
import type { declaredPages } from "#app/entry-server.tsx";
import { routeFiles } from "#server/http/routeAssets.ts";

/** The files of a page's cold load in Polish, compressed by the build with brotli 11, as paths from the workspace. */
export interface PageFiles {
  /** Id of its route, such as `/p/$parentSku/$slug`. */
  readonly id: string;
  readonly code: readonly string[];
  readonly css: readonly string[];
  /** The goal for its JavaScript, in KB (brotli 11 per file). */
  readonly target: number;
}

/** The goals of pages that hold long forms, and of products; all other pages have the smallest. */
const targets: Readonly<Record<string, number>> = {
  product: 126,
  checkout: 155,
  prescription: 155,
  "order-confirmation": 155,
  "my-account": 155,
  "reset-password": 155,
};
const smallestTarget = 122;

/** KB of styles of any page. */
export const stylesTarget = 17.6;
/** KB of fonts before the first view. */
export const fontsTarget = 60;

const dist = new URL("../../storefront/dist/", import.meta.url);
/** The folder of the build's files that browsers load. */
export const client = "storefront/dist/client";

/** Returns the files of all pages of the build. */
export async function pageFiles(): Promise<readonly PageFiles[]> {
  const manifest = JSON.parse(readFileSync(new URL("client/.vite/manifest.json", dist), "utf8"));
  const entry: { readonly declaredPages: typeof declaredPages } = await import(
    new URL("server/entry-server.js", dist).href
  );
  const pages = entry.declaredPages();
  const ids = Object.keys(pages);
  const files = routeFiles(manifest, pages, "pl");
  /** The routes whose files a page loads: the root, those around it, and its own. */
  const routesOf = (id: string) => ["__root__", ...ids.filter((each) => id.startsWith(`${each}/`)), id];
  const filesOf = (id: string, kind: "code" | "css") => [
    ...new Set(routesOf(id).flatMap((route) => (files[route]?.[kind] ?? []).map((file) => `${client}${file}.br`))),
  ];
  return ids
    .filter((id) => !ids.some((each) => each.startsWith(`${id}/`)))
    .map((id) => ({
      id,
      code: filesOf(id, "code"),
      css: filesOf(id, "css"),
      target: targets[pages[id]?.pageType ?? ""] ?? smallestTarget,
    }));
}

/** The file of the accepted limits. */
export const limitsFile = new URL("pageBytes.json", import.meta.url);

/** Returns the limits of the pages' JavaScript by route, in KB, as they were accepted last. */
export const acceptedLimits = (): Readonly<Record<string, number>> => JSON.parse(readFileSync(limitsFile, "utf8"));
