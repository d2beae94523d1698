import { foldText } from "@dioptra/ui/rules";
import { withPrefix } from "../store.ts";
import type { Master } from "../media/picture.ts";
import type { ContentPage } from "../content.ts";
import type { Product } from "../product/product.ts";

/** A shelf of the catalogue (docs/specification/catalogue.md#list-1). */
export interface Category {
  readonly id: number;
  readonly parentId: number | null;
  /** 1 for the root, which holds all others. */
  readonly level: number;
  readonly name: string;
  readonly slug: string;
  /** The slugs from the first level down, joined by slashes. */
  readonly urlPath: string;
  /** Products that it lists, those of its children among them. */
  readonly productCount: number;
  readonly isInMenu: boolean;
}

/** Categories are given in the order in which they are shown; parents may come after their children. */
type Categories = readonly Category[];

/** Whether any category lists a product. A shop that was not filled yet has no categories, or only empty ones. */
export const hasProducts = (categories: readonly Pick<Category, "productCount">[]): boolean =>
  categories.some(({ productCount }) => productCount > 0);

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

/** A category and everything below it, depth first: what its page lists (docs/specification/catalogue.md#list-4). */
export function idsBelow(categories: Categories, category: Pick<Category, "id">): number[] {
  const below = (each: Pick<Category, "id">, seen: readonly number[]): number[] =>
    seen.includes(each.id)
      ? []
      : [each.id, ...childrenOf(categories, each).flatMap((child) => below(child, [...seen, each.id]))];
  return below(category, []);
}

/**
 * The category that a product's page says it lies in: the deepest, the first of several
 * (docs/specification/pages.md#page-30).
 */
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

/** The address of a category's page (docs/specification/pages.md#page-4). */
export const categoryHref = (storePrefix: string, { slug }: Pick<Category, "slug">): string =>
  withPrefix(`/c/${encodeURIComponent(slug)}`, { prefix: storePrefix });

/** What a category says of itself on its own page: it does not travel with the tree. */
export interface CategoryText {
  /** For search engines and the window's title; empty when the platform gives none, as are all of these. */
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Above its list. */
  readonly description: string;
  /** A banner of it, with room for words on its left; null for none. */
  readonly picture: Master | null;
  /** Below its list, each paragraph under its heading. */
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

/** What an address that no route knows stands for (docs/specification/pages.md#page-24). */
export type MappedUrl =
  | { readonly kind: "product"; readonly product: Product }
  | { readonly kind: "category"; readonly category: Category }
  | { readonly kind: "page"; readonly page: ContentPage };
