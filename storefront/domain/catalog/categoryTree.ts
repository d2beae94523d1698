import { foldText } from "@dioptra/ui/rules";
import type { Category } from "./category.ts";

/** Categories are given in the order in which they are shown; parents may come after their children. */
type Categories = readonly Category[];

export const childrenOf = (categories: Categories, { id }: Pick<Category, "id">): Category[] =>
  categories.filter(({ parentId }) => parentId === id);

/** The way from the first level below the root down to a category, itself included. A missing parent ends it. */
export function pathTo(categories: Categories, category: Category, rootId: number): Category[] {
  const path: Category[] = [];
  let at: Category | undefined = category;
  while (at && at.id !== rootId && !path.includes(at)) {
    path.unshift(at);
    const { parentId }: Category = at;
    at = categories.find(({ id }) => id === parentId);
  }
  return path;
}

/** A category and everything below it, depth first: what its page lists (storefront behaviour, section 7). */
export function idsBelow(categories: Categories, category: Pick<Category, "id">): number[] {
  const below = (each: Pick<Category, "id">, seen: readonly number[]): number[] =>
    seen.includes(each.id)
      ? []
      : [each.id, ...childrenOf(categories, each).flatMap((child) => below(child, [...seen, each.id]))];
  return below(category, []);
}

/** The category that a product's page says it lies in: the deepest, the first of several (storefront behaviour, section 10). */
export function homeCategory(categories: Categories, ids: readonly number[], rootId: number): Category | null {
  const own = categories.filter(({ id }) => id !== rootId && ids.includes(id));
  const [deepest = null] = own.toSorted((a, b) => b.level - a.level);
  return deepest;
}

/** Categories whose name holds what was typed, marks on letters or not. */
export function categoriesNamed(categories: Categories, text: string, rootId: number): Category[] {
  const wanted = foldText(text);
  return categories.filter(({ id, name }) => id !== rootId && foldText(name).includes(wanted));
}
