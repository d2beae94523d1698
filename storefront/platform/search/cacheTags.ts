import type { WireProduct } from "#contract/product.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { Document } from "./engine/document.ts";
import type { Query } from "./engine/query.ts";

export const productTag = (id: number | string) => `P${id}`;
export const categoryTag = (id: number | string) => `C${id}`;

/** The category that all others lie below: lists of everything depend on it. */
export const rootTags = ({ categories }: CatalogueView): readonly string[] =>
  categories.filter(({ category }) => category.parentId === null).map(({ category }) => categoryTag(category.id));

/** The categories that a search narrows its products to. What is no id is in no category either. */
export function askedCategoryIds(query: Query): readonly string[] {
  switch (query.kind) {
    case "terms":
      return query.field === "category_ids" ? query.values.map(String).filter((value) => /^\d{1,9}$/.test(value)) : [];
    case "bool":
      return [...query.must, ...query.filter].flatMap(askedCategoryIds);
    case "constant":
    case "functions":
      return askedCategoryIds(query.query);
    default:
      return [];
  }
}

/** All that a list may follow from: how many pieces there are is no part of it, as long as there are some. */
const listed = (document: Document) =>
  JSON.stringify(document, (key, value: unknown) => (key === "qty" ? null : value));

/** Whether a product is told in lists as it was before. */
export const isToldAlike = (before: WireProduct, after: WireProduct): boolean => listed(before) === listed(after);

/** The answers that may name a product of these categories, or would have. */
export const productTags = (
  id: number | string,
  categoryIds: Iterable<number | string | boolean>,
  view: CatalogueView,
): readonly string[] => [productTag(id), ...[...new Set(categoryIds)].map(String).map(categoryTag), ...rootTags(view)];
