import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import type { AnyRoute } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { Fetch } from "#client/createClient.ts";
import { catalog } from "#configuration/catalog.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { type StoreView, withPrefix } from "#domain/store.ts";
import { createTexts, createTextsWith } from "./i18n/createTexts.ts";
import type { Guide } from "./guide/makeGuide.ts";
import type { Download, DownloadSetting } from "./download/makeDownload.ts";
import type { Invoice, InvoiceSetting } from "./invoice/makeInvoice.ts";
import type { MachineSetting } from "./machines/listedPages.ts";
import { canonicalPath } from "./machines/canonicalPath.ts";
import { describedBy, firstPicture, shareTags } from "./machines/shareTags.ts";
import { documentScripts, pageDocuments } from "./machines/documents/pageDocuments.ts";
import { alternateLinks, pageAlternates } from "./machines/pageAlternates.ts";
import type { MachineFile } from "./machines/makeMachineFile.ts";
import type { PageDeclaration } from "./layout/pageMeta.ts";
import { type AppRouter, createAppRouter, type RenderedRequest } from "./router.tsx";
import { recordPresses } from "./layout/recordPresses.ts";
import { routePathMeta } from "./layout/plainAddressBar.ts";
import { isRemovedPage } from "./queries/throwNotFound.ts";
import { createPlainAddresses } from "./state/plainAddresses.ts";
import { type LoadFailureKind, loadFailureKind } from "./state/loadFailure.ts";

export { contractCalls } from "#client/contractCalls.ts";

export { drawPicture } from "./pictures/drawPicture.tsx";
export { isFrameOnSale } from "./queries/framesOnSale.ts";
export { parsePageQuery } from "./router.tsx";

/** Returns the printable guide at a path, or null for any other path. The PDF generator is loaded on demand. */
export const makeGuide = async (path: string): Promise<Guide | null> =>
  (await import("./guide/makeGuide.ts")).makeGuide(path);

/** Returns the invoice at a path, or null for any other path. The PDF generator is loaded on demand. */
export const makeInvoice = async (path: string, setting: InvoiceSetting): Promise<Invoice | null> =>
  (await import("./invoice/makeInvoice.ts")).makeInvoice(path, setting);

/** Opens the paid download at a path; null for any other path. The PDF generator is loaded on demand. */
export const makeDownload = async (path: string, setting: DownloadSetting): Promise<Download | null> =>
  (await import("./download/makeDownload.ts")).makeDownload(path, setting);

/** Returns the file at a path that programs read, such as a sitemap, or null for any other path. Loaded on demand. */
export const makeMachineFile = async (path: string, setting: MachineSetting): Promise<MachineFile | null> =>
  (await import("./machines/makeMachineFile.ts")).makeMachineFile(path, setting);

type Manifest = Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]["getRouterManifest"]>>>;

export interface RenderSetting extends RenderedRequest {
  readonly store: StoreView;
  /** The shop's public origin, with which absolute addresses begin. It may differ from the request's. */
  readonly shopOrigin: string;
  /** Sends requests to the provider on behalf of this visitor. */
  readonly fetch: Fetch;
  readonly manifest: NonNullable<Manifest> & {
    /** The styles that come with the lazy code of each route. */
    readonly laterStyles: Readonly<Record<string, readonly string[]>>;
  };
  /** Called with the id of the matched route, such as `/p/$parentSku/$slug`. */
  readonly onRoute?: (id: string) => void;
}

/** Runs before anything of the page can be pressed. */
const earlyScript = `<script>(${String(recordPresses)})()</script>`;

/** Returns the links to styles that come with code, for browsers without JavaScript and for pages whose code is missing. */
function linksWithoutScripts({ state }: AppRouter, { laterStyles }: RenderSetting["manifest"]): string {
  const files = state.matches.flatMap(({ routeId }: { readonly routeId: string }) => laterStyles[routeId] ?? []);
  const links = [...new Set(files)].map((href) => `<link rel="stylesheet" href="${href}">`);
  return links.length > 0 ? `<noscript>${links.join("")}</noscript>` : "";
}

/** HTTP status of a page that could not be loaded. */
const statuses: Readonly<Record<LoadFailureKind, number>> = { slow: 504, unreachable: 503, offline: 503, failed: 500 };
/** Value of the `Retry-After` header, in seconds. */
const retryAfter = "5";

/** Returns the status of a page whose loader failed; null when none failed. */
function failedStatus(router: AppRouter): number | null {
  const failed = router.state.matches.find(({ status }) => status === "error");
  return failed ? statuses[loadFailureKind(failed.error)] : null;
}

/** Returns the status of a page that was rendered without a failure: 410 if what it showed was removed for good. */
function renderedStatus(router: AppRouter): number {
  const isRemoved = router.state.matches.some(({ status, error }) => status === "notFound" && isRemovedPage(error));
  return isRemoved ? 410 : getSsrStatus(router);
}

/** A rendered page. It is not a `Response`, because passing on a string is cheaper than passing on a body stream. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  /** Empty for a redirect. */
  readonly html: string;
}

/** Renders the page of a request: HTML with its state, or a redirect. Throws when a component throws. */
export async function render(request: Request, setting: RenderSetting): Promise<RenderedPage> {
  const { store, fetch } = setting;
  const texts = await createTexts(store.locale);
  const { origin } = new URL(request.url);
  const addresses = catalog.urlDispatcher ? createPlainAddresses() : null;
  const renderOnce = async (): Promise<RenderedPage> => {
    const router = createAppRouter({ store, texts, fetch, origin, addresses, request: setting });
    try {
      return await renderWith(router, request, setting);
    } finally {
      // After the request the cached answers are not needed any more, and each of them holds a timer.
      router.options.context.queryClient.clear();
    }
  };
  const first = await renderOnce();
  // A plain address redirects to itself once it is known which page lies there.
  const page = addresses && isRedirectTo(first, request) ? await renderOnce() : first;
  return setting.refusedForm ? withoutCode(page) : page;
}

/**
 * Returns a page as an answer to a form that was sent without JavaScript. It has no code, because that would show the form
 * of browsers with JavaScript, without what was typed. A browser whose code had not arrived shows it as without JavaScript.
 */
function withoutCode({ status, headers, html }: RenderedPage): RenderedPage {
  headers.set("cache-control", "no-store");
  const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
  return {
    status,
    headers,
    html: html
      .replaceAll(scripts, (script) => (script === earlyScript ? script : ""))
      .replace("</body>", "<script>$early.keepServerPage()</script></body>"),
  };
}

const isRedirectTo = ({ headers }: RenderedPage, { url }: Request): boolean => {
  const location = headers.get("location");
  return location !== null && new URL(location, url).href === url;
};

/** Returns the public address of the page that the router shows, as links to it name it. */
const publicHref = (router: AppRouter): string =>
  router.buildLocation({ to: router.latestLocation.pathname, search: true, params: true, hash: true }).publicHref;

/** Returns the element that tells the browser which route shows the page; nothing for a page at the address of its route. */
function routePathTag({ latestLocation, options }: AppRouter): string {
  const address = options.context.addresses?.addressOf(latestLocation.pathname);
  return address ? `<meta name="${routePathMeta}" content="${address[1]}">` : "";
}

/**
 * Returns what only machines read in the head of a page: its absolute address, links to it in other languages, how a
 * shared link shows it, and what it shows as structured data. The page stands without what cannot be found out now.
 */
async function headForMachines({ state, options }: AppRouter, { store, shopOrigin, fetch, onError }: RenderSetting) {
  const page = state.matches.at(-1);
  const path = canonicalPath(state.matches, store);
  if (!page || path === null) return "";
  const { routeId, params, staticData } = page;
  const url = new URL(path, shopOrigin);
  options.context.addresses?.toPlain(url);
  const href = withPrefix(url.pathname, store) + url.search;
  const shown = { routeId, params, path, href, hasSamePath: staticData.hasAlternates ?? false };
  const [alternates, found] = await Promise.allSettled([
    pageAlternates(shown, store, { origin: shopOrigin, fetch }),
    pageDocuments(shown, { ...options.context, origin: shopOrigin }),
  ]);
  for (const part of [alternates, found]) if (part.status === "rejected") onError(part.reason);
  const documents = found.status === "fulfilled" ? found.value : [];
  const tags = shareTags(
    {
      ...describedBy(state.matches),
      url: shopOrigin + href,
      picture: firstPicture(documents),
      isArticle: routeId === "/blog/$id/$slug",
    },
    store,
  );
  const links = alternates.status === "fulfilled" ? alternateLinks(alternates.value) : "";
  return tags + links + documentScripts(documents);
}

async function renderWith(app: AppRouter, request: Request, setting: RenderSetting) {
  const { manifest, onRoute = () => {} } = setting;
  const handle = createRequestHandler({
    request,
    createRouter: () => app,
    getRouterManifest: async () => manifest,
  });
  let html = "";
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    onRoute(router.state.matches.at(-1)?.routeId ?? "");
    const failed = failedStatus(router);
    const rendered = renderedStatus(app);
    const own = app.options.context.addresses && rendered === 200 && failed === null ? publicHref(app) : null;
    if (own !== null && own !== app.latestLocation.publicHref)
      return new Response(null, { status: 301, headers: { location: own } });
    const forMachines = rendered === 200 && failed === null ? await headForMachines(app, setting) : "";
    // The further styles come last, because the first ones state the order of the layers.
    const rendering = renderToString(<RouterServer router={router} />)
      .replace("<head>", () => `<head>${earlyScript}`)
      .replace("</head>", () => `${routePathTag(app)}${forMachines}${linksWithoutScripts(app, manifest)}</head>`);
    html = await transformHtmlStringWithRouter(router, rendering);
    if (failed === null) return new Response(null, { status: rendered, headers: responseHeaders });
    const headers = { "content-type": "text/html; charset=UTF-8", "cache-control": "no-store" };
    return new Response(null, {
      status: failed,
      headers: failed === 500 ? headers : { ...headers, "retry-after": retryAfter },
    });
  });
  return { status, headers, html };
}

/** What the route of each page states about it, by its id, such as `/p/$parentSku/$slug`. */
export type Pages = Readonly<Record<string, PageDeclaration>>;

/**
 * Returns what the routes of all pages state; routes without a component only redirect. Ids are assigned when a router is
 * created, so one is created here.
 */
export function declaredPages(): Pages {
  const [store] = storeViews;
  if (!store) throw new Error("There is no store view.");
  const fetch = async () => new Response();
  const router = createAppRouter({
    store,
    texts: createTextsWith(store.locale, {}),
    fetch,
    origin: "http://localhost",
  });
  const routes: Readonly<Record<string, AnyRoute>> = router.routesById;
  return Object.fromEntries(
    Object.entries(routes)
      .filter(([id, { options }]) => id !== "__root__" && options.component)
      .map(([id, { options }]) => [id, options.staticData ?? {}]),
  );
}
