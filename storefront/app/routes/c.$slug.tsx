import { createFileRoute, notFound, redirect, useRouterState } from "@tanstack/react-router";
import { categoryNamed, isNarrowed, readListAddress, toListQuery } from "#domain/catalog/listAddress.ts";

import { CategoryView } from "../features/catalog/CategoryView.tsx";
import { loadList, LazyNothingFound } from "../features/catalog/lazyList.ts";
import { listRules } from "../features/catalog/listRules.ts";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { categoriesQuery, categoryWordsQuery, existingQuery, listQuery } from "../queries/catalog.ts";
import type { RouterContext } from "../router.tsx";

export const Route = createFileRoute("/c/$slug")({
  validateSearch: (query: Record<string, string | string[]>) => toListQuery(readListAddress(query, listRules)),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { client, queryClient } = context;
    // Whatever cannot be had comes later, or not at all: the products are there.
    const around = loadList().catch(() => {});
    const categories = await queryClient.ensureQueryData(categoriesQuery(client));
    const category = categoryNamed(categories, params.slug);
    if (!category) throw notFound();
    if (category.slug !== params.slug) {
      throw redirect({ to: "/c/$slug", params: { slug: category.slug }, search: deps, statusCode: 301, replace: true });
    }
    const asked = readListAddress(deps, listRules);
    // Only an address with options needs to ask which exist.
    const address = isNarrowed(asked) ? await queryClient.ensureQueryData(existingQuery(client, asked)) : asked;
    // The list is shown even when the category's text cannot be loaded.
    const words = queryClient.ensureQueryData(categoryWordsQuery(client, category.id, address)).catch(() => null);
    const scope = { categories, category, address };
    const { total, products } = await queryClient.ensureQueryData(listQuery(client, scope));
    // A page that there is not, or not any more, leads to the first.
    if (products.length === 0 && total > 0) {
      throw redirect({ to: ".", search: toListQuery({ ...address, page: 1 }), replace: true });
    }
    if (total === 0) await LazyNothingFound.load();
    const said = await words;
    await around;
    return { categoryId: category.id, address, title: said?.title || category.name, meta: said?.meta ?? [] };
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
  // The address bar is ahead of the page while the next list is on its way.
  const ahead = useRouterState({
    select: ({ location, resolvedLocation, isLoading }) =>
      isLoading && location.pathname === resolvedLocation?.pathname ? location.search : null,
  });
  return (
    <CategoryView
      categoryId={categoryId}
      address={address}
      wanted={ahead ? readListAddress(ahead, listRules) : address}
      onWant={(next) => void navigate({ search: toListQuery(next), resetScroll: false })}
      onPage={(page) => void navigate({ search: toListQuery({ ...address, page }), replace: true, resetScroll: false })}
    />
  );
}
