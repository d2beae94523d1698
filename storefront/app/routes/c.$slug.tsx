import { createFileRoute, redirect, useRouterState } from "@tanstack/react-router";
import { filters } from "#configuration/filters.ts";
import {
  categoryNamed,
  isNarrowed,
  listParameters,
  readListAddress,
  toListQuery,
} from "#domain/catalog/listAddress.ts";
import { CategoryView } from "../features/catalog/CategoryView.tsx";
import { loadList, LazyNothingFound } from "../features/catalog/lazyList.ts";
import { listRules, listRulesIn } from "../features/catalog/listRules.ts";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { categoryWordsQuery, existingQuery, listQuery, nearestQuery } from "../queries/list.ts";
import { categoriesQuery } from "../queries/categories.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";
import type { RouterContext } from "../routerContext.ts";
import { useStoreView } from "../state/useShop.ts";

export const Route = createFileRoute("/c/$slug")({
  staticData: {
    pageType: "category",
    messages: ["list"],
    query: [...filters.facets.map(({ code }) => code), ...listParameters],
  },
  validateSearch: (query: Record<string, string | string[]>) => toListQuery(readListAddress(query, listRules)),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps, location }) => {
    const { client, queryClient } = context;
    const { currency } = context.store;
    // The list is shown even when the code of its controls cannot be loaded.
    const controls = loadList().catch(() => {});
    const categories = await queryClient.ensureQueryData(categoriesQuery(client));
    const category = categoryNamed(categories, params.slug);
    if (!category) return await throwNotFound(context, location.pathname, null);
    if (category.slug !== params.slug) {
      throw redirect({ to: "/c/$slug", params: { slug: category.slug }, search: deps, statusCode: 301, replace: true });
    }
    const requested = readListAddress(deps, listRulesIn(currency));
    // Filter values that do not exist are dropped. An address without filters needs no request for that.
    const address = isNarrowed(requested)
      ? await queryClient.ensureQueryData(existingQuery(client, requested))
      : requested;
    // The list is shown even when the category's text cannot be loaded.
    const words = queryClient.ensureQueryData(categoryWordsQuery(client, category.id, address)).catch(() => null);
    const scope = { categories, category, currency, address };
    const { total, products } = await queryClient.ensureQueryData(listQuery(client, scope));
    // A page beyond the end of the list redirects to the first page.
    if (products.length === 0 && total > 0) {
      throw redirect({ to: ".", search: toListQuery({ ...address, page: 1 }), replace: true });
    }
    if (total === 0) {
      // What comes nearest is left out if it cannot be loaded.
      const nearest = queryClient.ensureQueryData(nearestQuery(client, scope)).catch(() => null);
      await Promise.all([LazyNothingFound.load(), nearest]);
    }
    const text = await words;
    await controls;
    return { categoryId: category.id, address, title: text?.title || category.name, meta: text?.meta ?? [] };
  },
  head: ({ loaderData, match: { context } }) => ({
    meta: loaderData
      ? [{ title: pageTitle(context, titleOf(loaderData.title, loaderData.address.text, context)) }, ...loaderData.meta]
      : [],
  }),
  component: CategoryPage,
});

const titleOf = (name: string, text: string | null, context: RouterContext) =>
  text === null ? name : intlOf(context).formatMessage({ id: "search.title" }, { text });

function CategoryPage() {
  "use memo";
  const { categoryId, address } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { currency } = useStoreView();
  // While the next list is loading, the address bar already has its address.
  const pendingSearch = useRouterState({
    select: ({ location, resolvedLocation, isLoading }) =>
      isLoading && location.pathname === resolvedLocation?.pathname ? location.search : null,
  });
  return (
    <CategoryView
      categoryId={categoryId}
      address={address}
      requested={pendingSearch ? readListAddress(pendingSearch, listRulesIn(currency)) : address}
      onRequest={(next) => void navigate({ search: toListQuery(next), resetScroll: false })}
      onPage={(page) => void navigate({ search: toListQuery({ ...address, page }), replace: true, resetScroll: false })}
    />
  );
}
