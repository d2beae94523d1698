import type { WireProduct } from "#contract/product.ts";
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

/** Whether a product is told as before; of one that nobody was told of, nobody knows. */
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
