import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import type { Client, Fetch } from "#client/createClient.ts";
import { lazyClient } from "#client/lazyClient.ts";
import { type StoreView, withoutPrefix, withPrefix } from "#domain/store.ts";
import { writeQuery } from "#domain/catalog/listAddress.ts";
import type { Texts } from "./i18n/createTexts.ts";
import { partsOfRoutes } from "./i18n/messageParts.ts";
import { LoadFailed, NotFound } from "./layout/LoadFailed.tsx";
import { parsePageQuery } from "./pageQuery.ts";
import { routeTree } from "./routeTree.gen.ts";
import { takeCarriedAnswers } from "./queries/carriedAnswers.ts";
import { hiddenErrors } from "./state/loadFailure.ts";
import { createShopState, type ShopState } from "./state/shopState.ts";

/** What every route, loader and component of one page view may reach; nothing of it outlives the request. */
export interface RouterContext {
  readonly store: StoreView;
  readonly texts: Texts;
  readonly queryClient: QueryClient;
  readonly client: Client;
  readonly shop: ShopState;
  /** Of the copyright. */
  readonly year: number;
  /** What this request is called in the log; null in the browser. */
  readonly requestId: string | null;
}

/** The request that a page is rendered for. */
export interface RenderedRequest {
  /** What it is called in the log. */
  readonly id: string;
  /** Is told the real error behind each one that the page only hints at. */
  readonly onError: (error: unknown) => void;
}

export interface RouterSetting {
  readonly store: StoreView;
  readonly texts: Texts;
  readonly fetch: Fetch;
  readonly origin: string;
  /** Server only. */
  readonly request?: RenderedRequest;
  /** Where the pages are, if not in the address bar. */
  readonly history?: RouterHistory;
}

/** One router per request on the server, one per page load in the browser. */
export function createAppRouter({ store, texts, fetch, origin, request, history }: RouterSetting) {
  // Asked even when the browser believes to be offline: a page that cannot be loaded says so instead of waiting.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false, networkMode: "always" } },
  });
  const client = lazyClient({ fetch, origin, store, requester: request ? "render" : "browser" });
  const go = (path: string) => router.history.push(withPrefix(path, store));
  const shop = createShopState({ client, store, go });
  const requestId = request?.id ?? null;
  const year = new Date().getFullYear();
  const context: RouterContext = { store, texts, queryClient, client, shop, year, requestId };
  const router = createRouter({
    routeTree,
    context,
    ...(history && { history }),
    rewrite: {
      input: ({ url }) => {
        url.pathname = withoutPrefix(url.pathname, store);
        return url;
      },
      output: ({ url }) => {
        url.pathname = withPrefix(url.pathname, store);
        return url;
      },
    },
    parseSearch: parsePageQuery,
    stringifySearch: writeQuery,
    serializationAdapters: [hiddenErrors({ onError: request?.onError, requestId })],
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: LoadFailed,
    scrollRestoration: true,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    hydrate: async () => {
      takeCarriedAnswers(queryClient);
      // A page that came from the server is taken over in its own words.
      await texts.load(partsOfRoutes(router.matchRoutes(router.latestLocation).map(({ routeId }) => routeId)));
    },
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
