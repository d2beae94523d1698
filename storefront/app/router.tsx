import { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import type { Client, Fetch } from "#client/createClient.ts";
import { lazyClient } from "#client/lazyClient.ts";
import type { StoreView } from "#domain/store/storeView.ts";
import { withoutPrefix, withPrefix } from "#domain/store/prefix.ts";
import { parseQuery, writeQuery } from "./addressQuery.ts";
import type { Messages } from "./i18n/loadMessages.ts";
import { LoadFailed } from "./layout/LoadFailed.tsx";
import { NotFound } from "./layout/NotFound.tsx";
import { routeTree } from "./routeTree.gen.ts";
import { hiddenErrors } from "./state/hiddenErrors.ts";
import { createShopState, type ShopState } from "./state/shopState.ts";

/** What every route, loader and component of one page view may reach; nothing of it outlives the request. */
export interface RouterContext {
  readonly store: StoreView;
  readonly messages: Messages;
  readonly queryClient: QueryClient;
  readonly client: Client;
  readonly shop: ShopState;
  /** Of the copyright. */
  readonly year: number;
}

export interface RouterSetting {
  readonly store: StoreView;
  readonly messages: Messages;
  readonly fetch: Fetch;
  readonly origin: string;
  /** Is told the real error behind each one that the page only hints at. Server only. */
  readonly onError?: (error: unknown) => void;
}

/** One router per request on the server, one per page load in the browser. */
export function createAppRouter({ store, messages, fetch, origin, onError }: RouterSetting) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  const client = lazyClient({ fetch, origin, store });
  const go = (path: string) => router.history.push(withPrefix(path, store));
  const shop = createShopState({ client, store, go });
  const context: RouterContext = { store, messages, queryClient, client, shop, year: new Date().getFullYear() };
  const router = createRouter({
    routeTree,
    context,
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
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
    serializationAdapters: [hiddenErrors(onError)],
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: LoadFailed,
    scrollRestoration: true,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
