import { storeViews } from "#configuration/storeViews.ts";
import type { Category, MappedUrl } from "#domain/catalog/category.ts";
import type { ProductList } from "#domain/catalog/listSearch.ts";
import { isBelowPages } from "#domain/content.ts";
import { isFreePath } from "#domain/plainPath.ts";
import type { Product } from "#domain/product/product.ts";
import { type Addressed, withPlainPaths } from "./productPaths.ts";

const storeCodes = storeViews.map(({ code }) => code);

const freePath = (path: string | undefined) => (path !== undefined && isFreePath(path, storeCodes) ? path : undefined);

/** Returns a product with its plain path and those of its parts, as far as they can be shown there. */
export const withProductPaths = (product: Product): Product => withPlainPaths(product, freePath);

/** Returns a list with the plain paths of its products. */
export const withListPaths = (list: ProductList): ProductList => ({
  ...list,
  products: list.products.map((product) => ({ ...product, plainPath: freePath(product.plainPath) })),
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
      return { ...mapped, product: withProductPaths(mapped.product) };
    case "category":
      return { ...mapped, category: withCategoryPath(mapped.category) };
    case "page":
      return { ...mapped, page: withPagePath(mapped.page) };
  }
}
