import { createRequestHandler, renderRouterToString, RouterServer } from "@tanstack/react-router/ssr/server";
import { configuration } from "#configuration/index.ts";
import type { Fetch } from "#client/createClient.ts";
import type { StoreView } from "#domain/store/storeView.ts";
import { loadMessages } from "./i18n/loadMessages.ts";
import { createAppRouter } from "./router.tsx";

type Manifest = Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]["getRouterManifest"]>>>;

export interface RenderSetting {
  readonly store: StoreView;
  /** The provider, as this visitor may ask it. */
  readonly fetch: Fetch;
  readonly manifest: Manifest;
  readonly requestId: string;
  readonly onError: (error: unknown) => void;
}

/** What the router's renderer answers when a component throws. */
const broken = "Internal Server Error";

/** The whole page of a request: HTML with its state, or a redirect. Throws when no page could be rendered. */
export async function render(request: Request, { store, fetch, manifest, onError }: RenderSetting): Promise<Response> {
  const messages = await loadMessages(store.locale);
  const { origin } = new URL(request.url);
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ store, messages, fetch, origin, onError }),
    getRouterManifest: async () => manifest,
  });
  const page = await handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
  if (page.status !== 500) return page;
  const html = await page.text();
  if (html === broken) throw new Error("A component failed while the page was rendered.");
  return new Response(html, page);
}

/** The ids of all routes but the root's; they exist only once a router has been made of the tree. */
export function routeIds(): string[] {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const fetch = async () => new Response();
  const router = createAppRouter({ store, messages: {}, fetch, origin: "http://localhost" });
  return Object.keys(router.routesById).filter((id) => id !== "__root__");
}
