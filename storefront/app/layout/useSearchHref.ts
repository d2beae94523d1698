import { catalog } from "#configuration/catalog.ts";
import { writeQuery } from "#domain/catalog/listAddress.ts";
import { categoryHref } from "#domain/catalog/category.ts";
import { useCategories } from "../queries/categories.ts";
import { useStoreView } from "../state/useShop.ts";

/** Returns the address of the search page, which is the root category. Null until the categories have been loaded. */
export function useSearchHref(): string | null {
  const { prefix } = useStoreView();
  const root = useCategories().find(({ id }) => id === catalog.rootCategoryId);
  return root ? categoryHref(prefix, root) : null;
}

/** Returns the address of the results of a search. */
export const resultsHref = (searchHref: string, text: string): string =>
  searchHref + writeQuery({ query_string: text });
