import { type MessagePart, partsOfRoutes, sitePart } from "#app/i18n/messageParts.ts";
import { noteCode, startCode } from "./startScript.ts";

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type ViteManifest = Readonly<Record<string, Chunk>>;

/** What a route is shown with, and what takes it over. */
export interface RouteFiles {
  readonly css: string[];
  /** Modules, with the messages of one locale. */
  readonly code: string[];
}

/** What the router writes into a page. */
export interface RouteAssets {
  readonly css: string[];
  readonly scripts: { attrs: Record<string, unknown>; children?: string }[];
}

const entry = "app/entry-client.tsx";
const url = (file: string) => `/${file}`;

/** `/p/$sku` is split off `routes/p.$sku.tsx`; the root route is part of the entry. */
const chunkOf = (routeId: string) =>
  `app/routes/${routeId === "/" ? "index" : routeId.slice(1).replaceAll("/", ".")}.tsx?tsr-split=component`;

/** Everything that a chunk loads at once, itself included. */
function reach(manifest: ViteManifest, key: string, reached = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || reached.has(key)) return reached;
  reached.add(key);
  chunk.imports?.forEach((imported) => reach(manifest, imported, reached));
  return reached;
}

/** Parts that are shown with a route but loaded apart, such as a head that replaces the usual one. */
const besides: Readonly<Record<string, readonly string[]>> = {
  "/checkout": ["app/layout/CheckoutHead.tsx"],
  "/create-password": ["app/layout/MinimalHead.tsx"],
};

const styles = (manifest: ViteManifest, keys: Iterable<string>) =>
  [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))].map(url);

const files = (manifest: ViteManifest, keys: Iterable<string>) =>
  [...keys].flatMap((key) => manifest[key]?.file ?? []).map(url);

const entryFile = (manifest: ViteManifest) => {
  const file = manifest[entry]?.file;
  if (!file) throw new Error("The build's manifest lacks the entry; build again.");
  return url(file);
};

/** The files of the root, which every page loads, and what each route adds to them. */
export function routeFiles(
  manifest: ViteManifest,
  routeIds: readonly string[],
  locale: string,
): Record<string, RouteFiles> {
  const root = reach(manifest, entry);
  const rootCss = styles(manifest, root);
  const messages = (parts: readonly MessagePart[]) =>
    files(
      manifest,
      parts.map((part) => `app/i18n/compiled/${locale}/${part}.json`),
    );
  const catalogue = files(manifest, [`app/i18n/catalogues/${locale}.ts`]);
  const site = messages([sitePart]);
  if (site.length === 0) throw new Error(`The build's manifest lacks the messages of ${locale}; build again.`);
  const ofRoute = (id: string): RouteFiles => {
    const reached = new Set<string>();
    for (const key of [chunkOf(id), ...(besides[id] ?? [])]) reach(manifest, key, reached);
    const own = [...reached].filter((key) => !root.has(key));
    return {
      css: styles(manifest, own).filter((file) => !rootCss.includes(file)),
      code: [...files(manifest, own), ...messages(partsOfRoutes([id]))],
    };
  };
  return {
    __root__: { css: rootCss, code: [...files(manifest, root), ...catalogue, ...site] },
    ...Object.fromEntries(routeIds.map((id) => [id, ofRoute(id)])),
  };
}

/** Styles and scripts of each route, in the shape that the router writes into the page. */
export function routeAssets(
  manifest: ViteManifest,
  routeIds: readonly string[],
  locale: string,
): { routes: Record<string, RouteAssets> } {
  const start = startCode(entryFile(manifest));
  const assetsOf = ([id, { css, code }]: [string, RouteFiles]) => {
    const scripts = [noteCode(code), ...(id === "__root__" ? [start] : [])];
    return [id, { css, scripts: scripts.map((children) => ({ attrs: {}, children })) }] as const;
  };
  return { routes: Object.fromEntries(Object.entries(routeFiles(manifest, routeIds, locale)).map(assetsOf)) };
}
