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

/** What of the answers given before is no longer right, when a product's document is another. */
export function outdatedTags(
  before: WireProduct | undefined,
  after: WireProduct,
  view: CatalogueView,
): readonly string[] {
  const own = productTag(after.id);
  if (before && listed(before) === listed(after)) return [own];
  const categoryIds = [...(before?.category_ids ?? []), ...(after.category_ids ?? [])];
  return [own, ...categoryIds.map(categoryTag), ...rootTags(view)];
}
