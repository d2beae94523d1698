import type { WireProduct } from "#contract/catalog/product.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { Document } from "./engine/document.ts";
import type { Query } from "./engine/query.ts";
import { type Projection, tells } from "./projection.ts";

export const productTag = (id: number | string) => `P${id}`;
/** How many pieces of a product are left: only what tells that depends on it. */
const piecesTag = (id: number | string) => `S${id}`;
export const categoryTag = (id: number | string) => `C${id}`;

/** The category that all others lie below: lists of everything depend on it. */
export const rootTags = ({ categories }: CatalogueView): readonly string[] =>
  categories.filter(({ category }) => category.parentId === null).map(({ category }) => categoryTag(category.id));

/** Every list of reviews that is not narrowed to products depends on it. */
const reviewsTag = "R";
const productReviewsTag = (id: number | string) => `${reviewsTag}${id}`;

/** The ids that a search narrows this field to. Values that are not ids match no document and are left out. */
function askedIds(query: Query, field: string): readonly string[] {
  switch (query.kind) {
    case "terms":
      return query.field === field ? query.values.map(String).filter((value) => /^\d{1,9}$/.test(value)) : [];
    case "bool":
      return [...query.must, ...query.filter].flatMap((clause) => askedIds(clause, field));
    case "constant":
    case "functions":
      return askedIds(query.query, field);
    default:
      return [];
  }
}

/** The categories that a search narrows its products to. */
export const askedCategoryIds = (query: Query): readonly string[] => askedIds(query, "category_ids");

/** The cache tags of a list of reviews: those of the requested products, also without reviews yet, or all. */
export function tagsOfReviewSearch(query: Query): readonly string[] {
  const productIds = askedIds(query, "product_id");
  return productIds.length > 0 ? productIds.map(productReviewsTag) : [reviewsTag];
}

/** The lists of reviews that are outdated when anything about these products may have changed. */
export const tagsOfReviewedProducts = (productIds: readonly number[]): readonly string[] =>
  productIds.length > 0 ? [...productIds.map(productReviewsTag), reviewsTag] : [];

/** Where a document of a product says how many pieces there are. */
export const piecesPaths = [
  "stock.qty",
  "configurable_children.stock.qty",
  "product_links.product.stock.qty",
  "bundle_options.product_links.product.stock.qty",
];

/** What an answer depends on that has a product in it. */
export const tagsOfFound = (id: string, fields: Projection): readonly string[] =>
  piecesPaths.some((path) => tells(fields, path)) ? [productTag(id), piecesTag(id)] : [productTag(id)];

/** All but how many pieces there are: as long as there are some, no list follows from that. */
const withoutPieces = (document: Document) =>
  JSON.stringify(document, (key, value: unknown) => (key === "qty" ? null : value));

/** Whether a product is described as before; unknown for products that were never sent. */
export const isSame = (before: WireProduct | undefined, after: WireProduct | undefined): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

/** What is outdated by a product that is found as before; null when lists may tell something else of it, too. */
export function tagsOfReplaced(id: number, before: WireProduct, after: WireProduct): readonly string[] | null {
  if (withoutPieces(before) !== withoutPieces(after)) return null;
  return isSame(before, after) ? [] : [piecesTag(id)];
}

/** The answers that may name a product of these categories, or would have. */
export const productTags = (
  id: number | string,
  categoryIds: Iterable<number | string | boolean>,
  view: CatalogueView,
): readonly string[] => [productTag(id), ...[...new Set(categoryIds)].map(String).map(categoryTag), ...rootTags(view)];
