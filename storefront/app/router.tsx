import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import type { Fetch } from "#client/createClient.ts";
import { lazyClient } from "#client/lazyClient.ts";
import type { AnyRefusedForm } from "#domain/plainForm/plainForm.ts";
import { type StoreView, withoutPrefix, withPrefix } from "#domain/store.ts";
import { writeQuery } from "#domain/catalog/listAddress.ts";
import type { Texts } from "./i18n/createTexts.ts";
import { LoadFailed, NotFound } from "./layout/LoadFailed.tsx";
import { createPageQueryParser } from "./pageQuery.ts";
import type { RouterContext } from "./routerContext.ts";
import { routeTree } from "./routeTree.gen.ts";
import { createQueryClient } from "./queries/createQueryClient.ts";
import { hydrateQueries } from "./queries/dehydratedQueries.ts";
import { followLatePrices } from "./queries/latePrices.ts";
import { personalQueries } from "./queries/customer.ts";
import { createPersister } from "./state/answers/createPersister.ts";
import type { KeptAnswers } from "./state/answers/keptAnswers.ts";
import { createConnection } from "./state/connection.ts";
import { createErrorSerializer, showNoProducts } from "./state/loadFailure.ts";
import type { PlainAddresses } from "./state/plainAddresses.ts";
import { createShopState } from "./state/shopState.ts";

/** The request that a page is rendered for. */
export interface RenderedRequest {
  /** Id of the request in the server's log. */
  readonly id: string;
  /** A form that was sent without JavaScript and refused, which the page shows again. */
  readonly refusedForm?: AnyRefusedForm | undefined;
  /** Receives each error whose details the page hides. */
  readonly onError: (error: unknown) => void;
}

export interface RouterSetting {
  readonly store: StoreView;
  readonly texts: Texts;
  readonly fetch: Fetch;
  readonly origin: string;
  /** Set on the server only. */
  readonly request?: RenderedRequest;
  /** Loads the answers that this browser has kept; not set on the server. */
  readonly keptAnswers?: () => Promise<KeptAnswers>;
  /** The plain addresses of the pages that are known, if pages are shown there (docs/specification/pages.md#page-46). */
  readonly addresses?: PlainAddresses | null;
  /** Replaces the browser's address bar, as in stories. */
  readonly history?: RouterHistory;
}

export const parsePageQuery = createPageQueryParser(routeTree);

/** Adds the plain addresses of everything that the page reads of the shop. */
function learnAddresses(queryClient: QueryClient, addresses: PlainAddresses): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") addresses.learn(event.query.state.data);
  });
}

/** Creates the router: one for each request on the server, one for each page load in the browser. */
export function createAppRouter({
  store,
  texts,
  fetch,
  origin,
  request,
  keptAnswers,
  addresses = null,
  history,
}: RouterSetting) {
  const connection = createConnection();
  const onEmptyList = () => showNoProducts(shop.notices);
  const persister = keptAnswers && createPersister({ kept: keptAnswers, connection, onEmptyList });
  const answers = keptAnswers && persister ? { kept: keptAnswers, served: persister.served } : null;
  const queryClient = createQueryClient(persister?.persister);
  const latePrices = followLatePrices(queryClient, request !== undefined);
  if (addresses) learnAddresses(queryClient, addresses);
  const client = lazyClient({ fetch, origin, store, requester: request ? "render" : "browser", latePrices });
  const go = (path: string) => router.history.push(withPrefix(path, store));
  const forgetAnswers = () => personalQueries.forEach((queryKey) => queryClient.removeQueries({ queryKey }));
  const shop = createShopState({ client, store, go, connection, forgetAnswers });
  let isFirstView = true;
  const requestId = request?.id ?? null;
  const year = new Date().getFullYear();
  const refusedForm = request?.refusedForm ?? null;
  const shared = { store, texts, queryClient, client, shop, addresses, answers };
  const context: RouterContext = { ...shared, year, requestId, refusedForm };
  const router = createRouter({
    routeTree,
    context,
    ...(history && { history }),
    rewrite: {
      input: ({ url }) => {
        url.pathname = withoutPrefix(url.pathname, store);
        addresses?.toRoute(url);
        return url;
      },
      output: ({ url }) => {
        addresses?.toPlain(url);
        url.pathname = withPrefix(url.pathname, store);
        return url;
      },
    },
    parseSearch: parsePageQuery,
    stringifySearch: writeQuery,
    serializationAdapters: [createErrorSerializer({ onError: request?.onError, requestId })],
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: LoadFailed,
    // A page that the visitor has scrolled before its code arrived stays where it is.
    scrollRestoration: () => {
      const isScrolled = isFirstView && !request && scrollY > 0;
      isFirstView = false;
      return !isScrolled;
    },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    hydrate: () => hydrateQueries(queryClient),
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
