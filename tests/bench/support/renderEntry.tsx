import { RouterContextProvider } from "@tanstack/react-router";
import { createRequestHandler, RouterServer } from "@tanstack/react-router/ssr/server";
import { ProductGrid } from "@dioptra/ui";
import { renderToString } from "react-dom/server";
import { RawIntlProvider } from "react-intl";
import { render, type RenderSetting } from "#app/entry-server.tsx";
import { ProductTile } from "#app/components/ProductTile.tsx";
import { createTexts, intlOf } from "#app/i18n/createTexts.ts";
import { type AppRouter, createAppRouter } from "#app/router.tsx";
import type { RouterContext } from "#app/routerContext.ts";
import type { ProductList } from "#domain/catalog/listSearch.ts";

export { render };

/** A page with loaded data, parts of which can be repeated. */
export interface LoadedPage {
  /** Renders the whole page with React. */
  readonly renderTree: () => string;
  /** Renders only the products of its list with React. */
  readonly renderCards: () => string;
  /** Repeats the queries of its loaders and reads the responses. */
  readonly refetch: () => Promise<unknown>;
}

function loadedPage(router: AppRouter): LoadedPage {
  const context: RouterContext = router.options.context;
  const { queryClient } = context;
  const lists = queryClient.getQueriesData<ProductList>({ queryKey: ["list"] });
  const products = lists.flatMap(([, list]) => list?.products ?? []);
  const queries = queryClient.getQueryCache().getAll();
  return {
    renderTree: () => renderToString(<RouterServer router={router} />),
    renderCards: () =>
      renderToString(
        <RouterContextProvider router={router}>
          <RawIntlProvider value={intlOf(context)}>
            <ProductGrid label="">
              {products.map((product) => (
                <ProductTile key={product.parentSku} product={product} />
              ))}
            </ProductGrid>
          </RawIntlProvider>
        </RouterContextProvider>,
      ),
    refetch: () => Promise.all(queries.map((query) => query.fetch())),
  };
}

/** Loads and dehydrates a page as the server does, and passes it to the work before it is rendered. */
export async function loadPage(
  request: Request,
  { store, fetch, manifest }: RenderSetting,
  work: (page: LoadedPage) => Promise<void> = async () => {},
): Promise<void> {
  const texts = await createTexts(store.locale);
  const { origin } = new URL(request.url);
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ store, texts, fetch, origin }),
    getRouterManifest: async () => manifest,
  });
  await handle(async ({ router }) => {
    await work(loadedPage(router));
    return new Response();
  });
}
