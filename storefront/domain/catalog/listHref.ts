import { writeQuery } from "./addressQuery.ts";
import type { Category } from "./category.ts";
import { categoryHref } from "./categoryHref.ts";
import { type ListAddress, toListQuery } from "./listAddress.ts";

/** The address of a list: a category, narrowed, in an order, from a page on. */
export const listHref = (storePrefix: string, category: Pick<Category, "slug">, address: ListAddress): string =>
  categoryHref(storePrefix, category) + writeQuery(toListQuery(address));
