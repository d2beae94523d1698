import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { catalog } from "#configuration/catalog.ts";
import { filters } from "#configuration/filters.ts";
import { type Category, idsBelow } from "#domain/catalog/category.ts";
import { type ListAddress, toListQuery } from "#domain/catalog/listAddress.ts";
import { type ListSearch, listSearchOf } from "#domain/catalog/listSearch.ts";
import { useRouteContext } from "@tanstack/react-router";

const halfAnHour = 30 * 60_000;

/** The whole tree of categories, in the order shown. */
export const categoriesQuery = (client: Client) =>
  queryOptions({
    queryKey: ["categories"],
    queryFn: () => client.categories(),
    staleTime: halfAnHour,
    gcTime: Infinity,
  });

/** What is said of a list around its products. */
export const categoryWordsQuery = (client: Client, categoryId: number, address: ListAddress) =>
  queryOptions({
    queryKey: ["words", categoryId, toListQuery(address)],
    queryFn: () => client.categoryWords(categoryId, address),
    staleTime: halfAnHour,
  });

/** The address of a list without options that do not exist. */
export const existingQuery = (client: Client, address: ListAddress) =>
  queryOptions({
    queryKey: ["existing", toListQuery(address)],
    queryFn: () => client.existing(address),
    staleTime: halfAnHour,
  });

/** What the page of a category, or of a search in it, asks for. */
export interface ListScope {
  readonly categories: readonly Category[];
  readonly category: Category;
  readonly address: ListAddress;
}

/** Another page of the same list. */
export const pageOf = (scope: ListScope, page: number): ListScope => ({
  ...scope,
  address: { ...scope.address, page },
});

/** The search for a list; the root category holds everything, so that nothing needs to be asked for it. */
const searchOf = ({ categories, category, address }: ListScope): ListSearch =>
  listSearchOf(
    address,
    {
      categoryIds: category.id === catalog.rootCategoryId ? null : idsBelow(categories, category),
      pageSize: catalog.pageSize,
    },
    filters,
  );

/** One page of a list. Pages that were seen are kept, so that the way back finds them as they were left. */
export const listQuery = (client: Client, scope: ListScope) =>
  queryOptions({
    // The key travels with the page: it names the list in as few words as possible.
    queryKey: ["list", scope.category.id, toListQuery(scope.address)],
    queryFn: () => client.list(searchOf(scope)),
    gcTime: halfAnHour,
  });

const plainList = { categoryIds: null, text: null, filters: [], facets: [], start: 0 } as const;

/** A shelf of the home page: the newest products with its flag (docs/specification/catalogue.md#list-23). */
export const shelfQuery = (client: Client, flag: NonNullable<ListSearch["flag"]>) =>
  queryOptions({
    queryKey: ["shelf", flag],
    queryFn: () =>
      client.list({
        ...plainList,
        flag,
        order: { by: "created", direction: "descending" },
        size: catalog.homeListSize,
      }),
  });

const suggestionCount = 6;

/** Suggestions for a search term that is being typed. */
export const suggestionsQuery = (client: Client, text: string) =>
  queryOptions({
    queryKey: ["suggestions", text],
    queryFn: () => client.list({ ...plainList, text, order: null, size: suggestionCount }),
  });

/** Reads a product by the sku in its page's address; null if there is none. */
export const productQuery = (client: Client, sku: string) =>
  queryOptions({ queryKey: ["product", sku], queryFn: () => client.productPage(sku) });

/** The configurable product that a variant belongs to; null when no product has it. */
export const parentOfQuery = (client: Client, childSku: string) =>
  queryOptions({ queryKey: ["parent", childSku], queryFn: () => client.productOfVariant(childSku) });

const none: readonly Category[] = [];

/** The tree of categories; empty as long as it is not known. */
export function useCategories(): readonly Category[] {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  return useQuery(categoriesQuery(client)).data ?? none;
}
