import { catalog } from "#configuration/catalog.ts";
import { writeQuery } from "#domain/catalog/listAddress.ts";
import { categoryHref } from "#domain/catalog/category.ts";
import { useCategories } from "../queries/catalog.ts";
import { useStoreView } from "../state/useShop.ts";

/** The page that searches everything: the category that holds all others. Null as long as it is not known. */
export function useSearchHref(): string | null {
  const { prefix } = useStoreView();
  const root = useCategories().find(({ id }) => id === catalog.rootCategoryId);
  return root ? categoryHref(prefix, root) : null;
}

/** The page with what is found for a text. */
export const resultsHref = (searchHref: string, text: string): string =>
  searchHref + writeQuery({ query_string: text });
