import { withPrefix } from "../store.ts";
import type { Master } from "../media/picture.ts";
import type { ContentPage } from "../content.ts";
import type { Product } from "../product/product.ts";

/** A category of the catalogue (docs/specification/catalogue.md#list-1). */
export interface Category {
  readonly id: number;
  readonly parentId: number | null;
  /** 1 for the root, which contains all others. */
  readonly level: number;
  readonly name: string;
  readonly slug: string;
  /** The slugs from the first level down, joined by slashes. */
  readonly urlPath: string;
  /** The path of its plain address; missing if it is shown below `/c` (docs/specification/pages.md#page-46). */
  readonly plainPath?: string | undefined;
  /** Number of products that it lists, including those of its descendants. */
  readonly productCount: number;
  readonly isInMenu: boolean;
}

/** In the order in which they are shown; a parent may come after its children. */
type Categories = readonly Category[];

/** Returns whether any category lists a product. False for a shop without products. */
export const hasProducts = (categories: readonly Pick<Category, "productCount">[]): boolean =>
  categories.some(({ productCount }) => productCount > 0);

/** Returns the direct children of a category, in the order in which they are shown. */
export const childrenOf = (categories: Categories, { id }: Pick<Category, "id">): Category[] =>
  categories.filter(({ parentId }) => parentId === id);

/**
 * Returns the categories from the first level below the root to a category, itself included. Stops at a missing parent.
 */
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

/**
 * Returns the ids of a category and its descendants, depth first. The category's page lists their products
 * (docs/specification/catalogue.md#list-4).
 */
export function idsBelow(categories: Categories, category: Pick<Category, "id">): number[] {
  const below = (each: Pick<Category, "id">, seen: readonly number[]): number[] =>
    seen.includes(each.id)
      ? []
      : [each.id, ...childrenOf(categories, each).flatMap((child) => below(child, [...seen, each.id]))];
  return below(category, []);
}

/**
 * Returns the category in the breadcrumb of a product: the deepest one, and the first of several on that level
 * (docs/specification/pages.md#page-30). Null if there is none besides the root.
 */
export function homeCategory(categories: Categories, ids: readonly number[], rootId: number): Category | null {
  const own = categories.filter(({ id }) => id !== rootId && ids.includes(id));
  const [deepest = null] = own.toSorted((a, b) => b.level - a.level);
  return deepest;
}

/** Returns the path of the route that shows a category, without the prefix of a store view. */
export const categoryPath = ({ slug }: Pick<Category, "slug">): string => `/c/${encodeURIComponent(slug)}`;

/** Returns the address of a category's page: its plain one if it has one (docs/specification/pages.md#page-4, #page-46). */
export const categoryHref = (storePrefix: string, category: Pick<Category, "slug" | "plainPath">): string =>
  withPrefix(category.plainPath ?? categoryPath(category), { prefix: storePrefix });

/**
 * The texts of a category's page. They are loaded separately from the categories. All are empty if the platform has
 * none.
 */
export interface CategoryText {
  /** For search engines and the document's title. */
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Shown above the list. */
  readonly description: string;
  /** The category's banner, with room for text on its left; null for none. */
  readonly picture: Master | null;
  /** Shown below the list. */
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

/** The page that an address without a route is mapped to (docs/specification/pages.md#page-24). */
export type MappedUrl =
  | { readonly kind: "product"; readonly product: Product }
  | { readonly kind: "category"; readonly category: Category }
  | { readonly kind: "page"; readonly page: ContentPage };
