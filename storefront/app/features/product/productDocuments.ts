import { catalog } from "#configuration/catalog.ts";
import { type Category, homeCategory } from "#domain/catalog/category.ts";
import { categoryCrumbs } from "#domain/catalog/crumbs.ts";
import { productHref } from "#domain/product/href.ts";
import type { Product } from "#domain/product/product.ts";
import { type StoreView, withPrefix } from "#domain/store.ts";
import { breadcrumbDocument, structuredData } from "../../components/structuredData.ts";
import { type IntlContext, intlOf } from "../../i18n/createTexts.ts";
import { productDocument } from "./productDocument.ts";

export interface ProductDocumentContext extends IntlContext {
  readonly store: StoreView;
}

/** Returns the structured data of a product's page: the product, and the way to it as its breadcrumb shows it. */
export function productDocuments(
  product: Product,
  categories: readonly Category[],
  context: ProductDocumentContext,
): readonly string[] {
  const { store } = context;
  const category = homeCategory(categories, product.categoryIds, catalog.rootCategoryId);
  const documents = [
    productDocument(product, store),
    breadcrumbDocument([
      { label: intlOf(context).formatMessage({ id: "ui.breadcrumb.home" }), href: withPrefix("/", store) },
      ...(category ? categoryCrumbs(categories, category, store.prefix, catalog) : []),
      { label: product.name, href: productHref(store.prefix, product) },
    ]),
  ];
  return documents.map(structuredData);
}
