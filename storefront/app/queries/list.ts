import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { catalog } from "#configuration/catalog.ts";
import { filters } from "#configuration/filters.ts";
import { search } from "#configuration/search.ts";
import type { Currency } from "#domain/money.ts";
import { type Category, idsBelow } from "#domain/catalog/category.ts";
import { isLongEnough } from "#domain/catalog/searchTerm.ts";
import { pricedIn } from "#domain/catalog/facetSetting.ts";
import { type ListAddress, toListQuery } from "#domain/catalog/listAddress.ts";
import { type ListSearch, listSearchOf, type ProductList } from "#domain/catalog/listSearch.ts";

const halfAnHour = 30 * 60_000;

/** How long a list is kept after its page was left, in milliseconds. On the server, any finite time would set a timer. */
const listGcTime = import.meta.env.SSR ? Infinity : halfAnHour;

/** Heading, texts and picture of a category's page. */
export const categoryWordsQuery = (client: Client, categoryId: number, address: ListAddress) =>
  queryOptions({
    queryKey: ["words", categoryId, toListQuery(address)],
    queryFn: () => client.catalog.categoryWords(categoryId, address),
    staleTime: halfAnHour,
  });

/** The address of a list without filter values that do not exist. */
export const existingQuery = (client: Client, address: ListAddress) =>
  queryOptions({
    queryKey: ["existing", toListQuery(address)],
    queryFn: () => client.catalog.existing(address),
    staleTime: halfAnHour,
  });

/** A list of products: the category, and the filters, text, sort order and page of its address, in a store's currency. */
export interface ListScope {
  readonly categories: readonly Category[];
  readonly category: Category;
  readonly currency: Currency;
  readonly address: ListAddress;
}

/** Returns the scope of another page of the same list. */
export const pageOf = (scope: ListScope, page: number): ListScope => ({
  ...scope,
  address: { ...scope.address, page },
});

const isTooShort = ({ text }: ListAddress) => text !== null && !isLongEnough(text, search.minimumTermLength);

/** Returns the search of a list. The root category contains every product, so it needs no filter by category. */
const searchOf = ({ categories, category, currency, address }: ListScope): ListSearch =>
  listSearchOf(
    address,
    {
      categoryIds: category.id === catalog.rootCategoryId ? null : idsBelow(categories, category),
      pageSize: catalog.pageSize,
    },
    pricedIn(filters, currency),
  );

/** The list of a search that is too short to be made (docs/specification/catalogue.md#list-25). */
const nothingSearched: ProductList = {
  products: [],
  total: 0,
  facets: [],
  words: null,
  suggested: { categories: [], articles: [] },
};

/**
 * One page of a list. Seen pages stay cached for half an hour in the browser, so that going back shows the list as it was
 * left. On the server no timer may be set: a request that ends after its page was sent would keep the page in memory.
 */
export const listQuery = (client: Client, scope: ListScope) =>
  queryOptions({
    // The key is as short as possible, since it is part of the page's HTML.
    queryKey: ["list", scope.category.id, toListQuery(scope.address)],
    queryFn: () => (isTooShort(scope.address) ? nothingSearched : client.catalog.list(searchOf(scope))),
    gcTime: listGcTime,
  });

/** The products nearest to the chosen measures, offered when none has them; null for a list without chosen measures. */
export const nearestQuery = (client: Client, scope: ListScope) =>
  queryOptions({
    queryKey: ["nearest", scope.category.id, toListQuery(scope.address)],
    queryFn: async () => {
      // Few lists are empty, so this is not part of the code that every list loads.
      const { chosenMeasures, nearestSearch } = await import("#domain/catalog/nearest.ts");
      const search = nearestSearch(searchOf(scope), chosenMeasures(scope.address, filters.facets));
      return search && (await client.catalog.list(search));
    },
    gcTime: listGcTime,
  });
