import type { Pages } from "#app/entry-server.tsx";
import { type MessagePart, sitePart } from "#app/i18n/messageParts.ts";

type PageDeclaration = Pages[string];

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type ViteManifest = Readonly<Record<string, Chunk>>;

/** The styles and the code of a route. */
export interface RouteFiles {
  readonly css: string[];
  /** Modules and the messages of one locale. */
  readonly code: string[];
}

/** Styles and scripts of a route, in the shape that the router writes into pages. */
export interface RouteAssets {
  readonly css: string[];
  readonly scripts: { attrs: Record<string, unknown>; children?: string }[];
}

const entry = "app/entry-client.tsx";
const url = (file: string) => `/${file}`;

/**
 * Returns the manifest's key of a route: `/p/$sku` is split off `routes/p.$sku.tsx`, `/blog/` off `routes/blog.index.tsx`.
 * The root route is part of the entry.
 */
const chunkOf = (routeId: string) =>
  `app/routes/${routeId.replace(/\/$/, "/index").slice(1).replaceAll("/", ".")}.tsx?tsr-split=component---loader`;

/** Returns a chunk and all chunks that it imports statically. */
function withImports(manifest: ViteManifest, key: string, reached = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || reached.has(key)) return reached;
  reached.add(key);
  chunk.imports?.forEach((imported) => withImports(manifest, imported, reached));
  return reached;
}

/** Lazy modules that are shown with a layout: heads that replace the usual one. */
const lazyHeads: Readonly<Partial<Record<NonNullable<PageDeclaration["layout"]>, string>>> = {
  checkout: "app/layout/CheckoutHead.tsx",
  minimal: "app/layout/MinimalHead.tsx",
};

/** Lazy modules that a route's first view consists of: the styles of all their parts must be there at once. */
const lazyViews: Readonly<Record<string, string>> = { "/": "app/features/home/HomeSlider.tsx" };

/** Lazy modules that the server renders in the first view of some of a route's pages: their styles must be there at once. */
const lazyStyles: Readonly<Record<string, readonly string[]>> = {
  "/p/$parentSku/$slug/{-$childSku}": ["app/features/product/ContactLensForm.tsx"],
};

/**
 * Further lazy modules that the server renders. Their styles are requested after the first paint, before any code, and
 * those that a window may show at first are hidden until then (`app/components/later.css.ts`). Pages also link these
 * styles in a `noscript`, which browsers without JavaScript and pages whose code does not arrive apply.
 */
const laterStyles: Readonly<Record<string, readonly string[]>> = {
  __root__: ["app/layout/ShopFooter.tsx"],
  "/": ["app/features/home/HomeShelves.tsx"],
  "/c/$slug": ["app/features/catalog/ListControls.tsx", "app/features/catalog/NothingFound.tsx"],
  "/p/$parentSku/$slug/{-$childSku}": [
    "app/features/product/BelowProduct.tsx",
    "app/features/product/BundleForm.tsx",
    "app/features/product/GroupForm.tsx",
    "app/features/product/ProductDescription.tsx",
  ],
};

const styles = (manifest: ViteManifest, keys: Iterable<string>) =>
  [...new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))].map(url);

const files = (manifest: ViteManifest, keys: Iterable<string>) =>
  [...keys].flatMap((key) => manifest[key]?.file ?? []).map(url);

/** Returns the code and the styles of a module that is loaded lazily, with all that it imports. */
export function moduleFiles(manifest: ViteManifest, module: string): readonly string[] {
  if (!manifest[module]) throw new Error(`The build's manifest has no module ${module}.`);
  const reached = withImports(manifest, module);
  return [...styles(manifest, reached), ...files(manifest, reached)];
}

/** Returns the files of parts of the messages of one locale. */
export const messageFiles = (manifest: ViteManifest, locale: string, parts: readonly MessagePart[]) =>
  files(
    manifest,
    parts.map((part) => `app/i18n/compiled/${locale}/${part}.json`),
  );

const entryFile = (manifest: ViteManifest) => {
  const file = manifest[entry]?.file;
  if (!file) throw new Error("The build's manifest has no entry. Delete storefront/dist and build again.");
  return url(file);
};

/** Returns the files of the root, which every page loads, and those that each route adds. */
export function routeFiles(manifest: ViteManifest, pages: Pages, locale: string): Record<string, RouteFiles> {
  const root = withImports(manifest, entry);
  const rootCss = styles(manifest, root);
  const messages = (parts: readonly MessagePart[]) => messageFiles(manifest, locale, parts);
  const catalogue = files(manifest, [`app/i18n/catalogues/${locale}.ts`]);
  const site = messages([sitePart]);
  if (site.length === 0)
    throw new Error(`The build's manifest has no messages for ${locale}. Delete storefront/dist and build again.`);
  const filesOf = (id: string, { layout = "default", messages: parts = [] }: PageDeclaration): RouteFiles => {
    const reached = new Set<string>();
    for (const key of [chunkOf(id), lazyHeads[layout] ?? ""]) withImports(manifest, key, reached);
    const own = [...reached].filter((key) => !root.has(key));
    const view = lazyViews[id];
    const shown = view === undefined ? [] : withImports(manifest, view);
    return {
      css: styles(manifest, [...own, ...shown, ...(lazyStyles[id] ?? [])]).filter((file) => !rootCss.includes(file)),
      code: [...files(manifest, own), ...messages(parts)],
    };
  };
  return {
    __root__: { css: rootCss, code: [...files(manifest, root), ...catalogue, ...site] },
    ...Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, filesOf(id, page)])),
  };
}

/** Quotes a file name. The router copies scripts as text, in which single quotes need no escaping. */
const quoted = (file: string) => `'${file}'`;

/** The global list of the files of a page's code. */
const codeList = "$code";

/** The global list of the files of styles that a page shows after its first paint. */
const laterList = "$later";

/** The delay after loading without a reported paint, in milliseconds. */
const startDelay = 500;

/** The time after which the page works as without JavaScript until its code arrives, in milliseconds. */
const entryTimeout = 15_000;

/** Returns a script that adds files to a list; an empty one for no files. */
const register = (list: string, files: readonly string[]): string =>
  files.length > 0 ? `(self.${list}??=[]).push(${files.map(quoted).join()});` : "";

/**
 * Returns a script that requests the listed styles and code after the first paint, so that the network serves visible
 * content first. Styles that fail are requested again with their code.
 * If no paint is reported, as in a background tab, it does so shortly after the page has loaded.
 */
const startScript = (entry: string): string =>
  `{let start=()=>{start=()=>{};` +
  `let add=(link)=>document.head.append(Object.assign(document.createElement('link'),link));` +
  `let onerror=function(){this.remove();document.documentElement.style.setProperty('--later','visible')};` +
  `for(const href of self.${laterList}??[])add({rel:'stylesheet',href,onerror});` +
  `for(const href of ${codeList})add({rel:'modulepreload',fetchPriority:'low',href});` +
  `let load=()=>import(${quoted(entry)});` +
  `load().catch(()=>$early.keepServerPage(load));` +
  `setTimeout(()=>$early.keepServerPage(),${entryTimeout})};` +
  `new PerformanceObserver(()=>start()).observe({type:'paint',buffered:true});` +
  `addEventListener('load',()=>setTimeout(()=>start(),${startDelay}))}`;

/** The styles and scripts of each route, and the styles that come with its lazy code. */
export interface PageAssets {
  readonly routes: Record<string, RouteAssets>;
  readonly laterStyles: Readonly<Record<string, readonly string[]>>;
}

/** Returns the styles and scripts of each route. */
export function routeAssets(manifest: ViteManifest, pages: Pages, locale: string): PageAssets {
  const start = startScript(entryFile(manifest));
  const files = Object.entries(routeFiles(manifest, pages, locale));
  const later = new Map(
    files.map(([id, { css }]) => [id, styles(manifest, laterStyles[id] ?? []).filter((file) => !css.includes(file))]),
  );
  const routes = files.map(([id, { css, code }]) => {
    const lists = register(laterList, later.get(id) ?? []) + register(codeList, code);
    const scripts = [lists, ...(id === "__root__" ? [start] : [])];
    return [id, { css, scripts: scripts.map((children) => ({ attrs: {}, children })) }] as const;
  });
  return { routes: Object.fromEntries(routes), laterStyles: Object.fromEntries(later) };
}
