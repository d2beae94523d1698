import { createFileRoute, notFound, redirect, useRouterState } from "@tanstack/react-router";
import { filters } from "#configuration/filters.ts";
import { categoryNamed } from "#domain/catalog/alternatePath.ts";
import { type ListAddress, readListAddress, toListQuery, withKnownOptions } from "#domain/catalog/listAddress.ts";
import { CategoryView } from "../features/catalog/CategoryView.tsx";
import { NothingFoundLater } from "../features/catalog/NothingFoundLater.ts";
import { listRules } from "../features/catalog/listRules.ts";
import { intlOf } from "../i18n/intlOf.ts";
import { pageTitle } from "../i18n/pageTitle.ts";
import { attributesQuery, categoriesQuery, descriptionQuery, listQuery } from "../queries/catalog.ts";
import type { RouterContext } from "../router.tsx";

export const Route = createFileRoute("/c/$slug")({
  validateSearch: (query: Record<string, string | string[]>) => toListQuery(readListAddress(query, listRules)),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { client, queryClient } = context;
    const categories = await queryClient.ensureQueryData(categoriesQuery(client));
    const category = categoryNamed(categories, params.slug);
    if (!category) throw notFound();
    if (category.slug !== params.slug) {
      throw redirect({ to: "/c/$slug", params: { slug: category.slug }, search: deps, statusCode: 301, replace: true });
    }
    // Meant for search engines: nobody misses a page for it.
    const described = queryClient.ensureQueryData(descriptionQuery(client, category.id)).catch(() => "");
    const address = await existing(readListAddress(deps, listRules), context);
    const scope = { categories, category, address };
    const { total, products } = await queryClient.ensureQueryData(listQuery(client, scope));
    // A page that there is not, or not any more, leads to the first.
    if (products.length === 0 && total > 0) {
      throw redirect({ to: ".", search: toListQuery({ ...address, page: 1 }), replace: true });
    }
    if (total === 0) await NothingFoundLater.load();
    return { categoryId: category.id, name: category.name, description: await described, address };
  },
  head: ({ loaderData, match: { context, search } }) => ({
    meta: loaderData
      ? [
          { title: pageTitle(context, titleOf(loaderData, context)) },
          ...(loaderData.description ? [{ name: "description", content: loaderData.description }] : []),
          // A list narrowed, sorted or searched is the same shelf again, of which there are too many to look at.
          ...(isPlain(search) ? [] : [{ name: "robots", content: "noindex, follow" }]),
        ]
      : [],
  }),
  component: CategoryPage,
});

const isPlain = (search: object) => Object.keys(search).every((name) => name === "page");

const titleOf = ({ name, address }: { name: string; address: ListAddress }, context: RouterContext) =>
  address.text === null ? name : intlOf(context).formatMessage({ id: "search.title" }, { text: address.text });

/** The address without options that do not exist; only an address with options needs to ask which do. */
async function existing(address: ListAddress, { client, queryClient }: RouterContext): Promise<ListAddress> {
  if (Object.keys(address.chosen).length === 0) return address;
  const attributes = await queryClient.ensureQueryData(attributesQuery(client));
  const words = filters.facets.filter(({ shows }) => shows !== "millimetres" && shows !== "price");
  const known = words.map(({ code }) => {
    const attribute = attributes.find((each) => each.code === code);
    return [code, attribute?.options.map(({ value }) => value) ?? []] as const;
  });
  return withKnownOptions(address, Object.fromEntries(known));
}

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
