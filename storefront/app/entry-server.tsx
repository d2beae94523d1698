import { createRequestHandler, renderSsrHtmlResponse, RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import type { Fetch } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store/storeView.ts";
import { loadMessages } from "./i18n/loadMessages.ts";
import { createAppRouter } from "./router.tsx";

export { drawPicture } from "./pictures/drawPicture.tsx";

type Manifest = Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]["getRouterManifest"]>>>;

export interface RenderSetting {
  readonly store: StoreView;
  /** The provider, as this visitor may ask it. */
  readonly fetch: Fetch;
  readonly manifest: Manifest;
  /** Is told the real error behind each one that the page only hints at. */
  readonly onError: (error: unknown) => void;
}

/** The whole page of a request: HTML with its state, or a redirect. Throws when a component does. */
export async function render(request: Request, { store, fetch, manifest, onError }: RenderSetting): Promise<Response> {
  const messages = await loadMessages(store.locale);
  const { origin } = new URL(request.url);
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ store, messages, fetch, origin, onError }),
    getRouterManifest: async () => manifest,
  });
  const broken: unknown[] = [];
  const page = await handle(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({
      router,
      responseHeaders,
      // The router's renderer would swallow the error; the server has a page for it.
      render: () => {
        try {
          return renderToString(<RouterServer router={router} />);
        } catch (error) {
          broken.push(error);
          return "";
        }
      },
    }),
  );
  if (broken.length > 0) throw broken[0];
  return page;
}

/** The ids of all routes but the root's; they exist only once a router has been made of the tree. */
export function routeIds(): string[] {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const fetch = async () => new Response();
  const router = createAppRouter({ store, messages: {}, fetch, origin: "http://localhost" });
  return Object.keys(router.routesById).filter((id) => id !== "__root__");
}
