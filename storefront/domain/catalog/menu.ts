import { type Category, categoryHref, categoryPath, childrenOf, pathTo } from "./category.ts";

/** A category in the menu, with those below it. */
export interface MenuEntry {
  readonly category: Category;
  readonly href: string;
  /** Whether its page is shown (`page`), or that of a category below it (`section`). */
  readonly current: "page" | "section" | undefined;
  /** The categories one level below, each with its own children, as far as they list products. */
  readonly children: readonly MenuEntry[];
}

export interface MenuRules {
  readonly rootCategoryId: number;
}

/** Levels of categories in the menu: an entry, a group below it, and the links of the group. */
const menuLevels = 3;

/** Returns the menu of a shop: the categories below the root, in their order. `path` is that of the page's route. */
export function menuOf(
  categories: readonly Category[],
  prefix: string,
  path: string,
  { rootCategoryId }: MenuRules,
): readonly MenuEntry[] {
  const shown = categories.find((category) => categoryPath(category) === path);
  const section = new Set(shown ? pathTo(categories, shown, rootCategoryId).map(({ id }) => id) : []);
  const entriesBelow = (id: number, levels: number): readonly MenuEntry[] =>
    levels === 0
      ? []
      : childrenOf(categories, { id }).map((category) => ({
          category,
          href: categoryHref(prefix, category),
          current: category === shown ? "page" : section.has(category.id) ? "section" : undefined,
          children: entriesBelow(category.id, levels - 1).filter(({ category: { productCount } }) => productCount > 0),
        }));
  return entriesBelow(rootCategoryId, menuLevels);
}
