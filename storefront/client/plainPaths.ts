import { storeViews } from "#configuration/storeViews.ts";
import type { Category, MappedUrl } from "#domain/catalog/category.ts";
import type { ProductList } from "#domain/catalog/listSearch.ts";
import { isBelowPages } from "#domain/content.ts";
import { isFreePath } from "#domain/plainPath.ts";

/** Something that the shop may show at a plain address. */
interface Addressed {
  readonly plainPath?: string | undefined;
}

const storeCodes = storeViews.map(({ code }) => code);

const freePath = (path: string | undefined) => (path !== undefined && isFreePath(path, storeCodes) ? path : undefined);

/** Returns a product with its plain path if it can be shown there, and without one otherwise. */
export const withProductPath = <Item extends Addressed>(product: Item): Item => ({
  ...product,
  plainPath: freePath(product.plainPath),
});

/** Returns a list with the plain paths of its products. */
export const withListPaths = (list: ProductList): ProductList => ({
  ...list,
  products: list.products.map(withProductPath),
});

/** Returns a category with its plain path, if it can be shown there. */
export const withCategoryPath = (category: Category): Category => ({
  ...category,
  plainPath: freePath(`/${category.urlPath}`),
});

/** Returns a page of text with its plain path, if it can be shown there and has no path of its own. */
export const withPagePath = <Page extends { readonly identifier: string }>(page: Page): Page & Addressed => ({
  ...page,
  plainPath: isBelowPages(page.identifier) ? freePath(`/${page.identifier}`) : undefined,
});

/** Returns what an address is mapped to with its plain path. */
export function withMappedPath(mapped: MappedUrl): MappedUrl {
  switch (mapped.kind) {
    case "product":
      return { ...mapped, product: withProductPath(mapped.product) };
    case "category":
      return { ...mapped, category: withCategoryPath(mapped.category) };
    case "page":
      return { ...mapped, page: withPagePath(mapped.page) };
  }
}
