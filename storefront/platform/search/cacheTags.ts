import type { WireProduct } from "#contract/catalog/product.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { Document } from "./engine/document.ts";
import type { Query } from "./engine/query.ts";
import { type Projection, includesPath } from "./projection.ts";

export const productTag = (id: number | string) => `P${id}`;
/** Tags answers that contain the stock quantity of a product. */
const stockTag = (id: number | string) => `S${id}`;
export const categoryTag = (id: number | string) => `C${id}`;

/** Returns the tags of the root categories. Lists that are not narrowed to a category depend on them. */
export const rootTags = ({ categories }: CatalogueView): readonly string[] =>
  categories.filter(({ category }) => category.parentId === null).map(({ category }) => categoryTag(category.id));

/** Tags lists of reviews that are not narrowed to products. */
const reviewsTag = "R";
const productReviewsTag = (id: number | string) => `${reviewsTag}${id}`;

/** Returns the ids that a query narrows a field to. Values that are not ids match no document and are left out. */
function requestedIds(query: Query, field: string): readonly string[] {
  switch (query.kind) {
    case "terms":
      return query.field === field ? query.values.map(String).filter((value) => /^\d{1,9}$/.test(value)) : [];
    case "bool":
      return [...query.must, ...query.filter].flatMap((clause) => requestedIds(clause, field));
    case "constant":
    case "functions":
      return requestedIds(query.query, field);
    default:
      return [];
  }
}

/** Returns the ids of the categories that a query narrows its products to. */
export const requestedCategoryIds = (query: Query): readonly string[] => requestedIds(query, "category_ids");

/**
 * Returns the cache tags of a list of reviews: one for each requested product, even if it has no reviews yet, or the tag
 * of all reviews.
 */
export function tagsOfReviewSearch(query: Query): readonly string[] {
  const productIds = requestedIds(query, "product_id");
  return productIds.length > 0 ? productIds.map(productReviewsTag) : [reviewsTag];
}

/** Returns the tags of the review lists that are outdated when these products may have changed. */
export const tagsOfReviewedProducts = (productIds: readonly number[]): readonly string[] =>
  productIds.length > 0 ? [...productIds.map(productReviewsTag), reviewsTag] : [];

/** The fields of a product's document that hold a stock quantity. */
export const stockPaths = [
  "stock.qty",
  "configurable_children.stock.qty",
  "product_links.product.stock.qty",
  "bundle_options.product_links.product.stock.qty",
];

/** Returns the cache tags of an answer that contains a product with these fields. */
export const tagsOfHit = (id: string, fields: Projection): readonly string[] =>
  stockPaths.some((path) => includesPath(fields, path)) ? [productTag(id), stockTag(id)] : [productTag(id)];

/** Returns a document as JSON without stock quantities, which no list depends on while the product is in stock. */
const withoutQuantities = (document: Document) =>
  JSON.stringify(document, (key, value: unknown) => (key === "qty" ? null : value));

/** Returns whether two documents of a product are equal. */
export const isSameProduct = (before: WireProduct | undefined, after: WireProduct | undefined): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

/** Returns the tags that are outdated by a replaced document, or null if lists that contain the product may be outdated too. */
export function tagsOfReplacedProduct(id: number, before: WireProduct, after: WireProduct): readonly string[] | null {
  if (withoutQuantities(before) !== withoutQuantities(after)) return null;
  return isSameProduct(before, after) ? [] : [stockTag(id)];
}

/** Returns the tags of all answers that may contain a product of these categories. */
export const productTags = (
  id: number | string,
  categoryIds: Iterable<number | string | boolean>,
  view: CatalogueView,
): readonly string[] => [productTag(id), ...[...new Set(categoryIds)].map(String).map(categoryTag), ...rootTags(view)];
