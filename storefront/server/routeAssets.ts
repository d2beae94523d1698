import { type MessagePart, partsOfRoutes, sitePart } from "../app/i18n/messageParts.ts";

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type ViteManifest = Readonly<Record<string, Chunk>>;

export interface RouteAssets {
  readonly css: string[];
  readonly preloads: string[];
  readonly scripts?: { attrs: Record<string, unknown>; children?: string }[];
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

/** What is shown with a route though it is loaded apart: the head of the checkout is none of its page. */
const besides: Readonly<Record<string, readonly string[]>> = { "/checkout": ["app/layout/CheckoutHead.tsx"] };

const styles = (manifest: ViteManifest, keys: Iterable<string>) =>
  [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))].map(url);

const files = (manifest: ViteManifest, keys: Iterable<string>) =>
  [...keys].flatMap((key) => manifest[key]?.file ?? []).map(url);

/** Styles, module preloads and the entry script of each route, in the shape that the router writes into the head. */
export function routeAssets(
  manifest: ViteManifest,
  routeIds: readonly string[],
  locale: string,
): { routes: Record<string, RouteAssets> } {
  const root = reach(manifest, entry);
  const rootCss = styles(manifest, root);
  const messages = (parts: readonly MessagePart[]) =>
    files(
      manifest,
      parts.map((part) => `app/i18n/compiled/${locale}/${part}.json`),
    );
  const site = messages([sitePart]);
  const script = manifest[entry]?.file;
  if (!script || site.length === 0)
    throw new Error("The build's manifest lacks the entry or the messages; build again.");
  const routes: Record<string, RouteAssets> = {
    __root__: {
      css: rootCss,
      preloads: [...files(manifest, root), ...site],
      scripts: [{ attrs: { type: "module", async: true, src: url(script) } }],
    },
  };
  for (const id of routeIds) {
    const reached = new Set<string>();
    for (const key of [chunkOf(id), ...(besides[id] ?? [])]) reach(manifest, key, reached);
    const own = [...reached].filter((key) => !root.has(key));
    routes[id] = {
      css: styles(manifest, own).filter((file) => !rootCss.includes(file)),
      preloads: [...files(manifest, own), ...messages(partsOfRoutes([id]))],
    };
  }
  return { routes };
}
