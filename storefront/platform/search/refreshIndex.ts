import type { WireProduct } from "#contract/catalog/product.ts";
import { readReviews } from "../catalog/readReviews.ts";
import { withContainingSets } from "../catalog/catalogue.ts";
import { isSameProduct, productTag, productTags, tagsOfReplacedProduct } from "./cacheTags.ts";
import type { ChangeScope } from "./catalogSearch.ts";
import { createIndex } from "./engine/createIndex.ts";
import { readDocuments } from "./readDocuments.ts";
import {
  batch,
  createCategoryIndex,
  earliest,
  type IndexParts,
  recordPriceChanges,
  type StoreIndex,
} from "./storeIndex.ts";

export interface RefreshResult {
  readonly index: StoreIndex;
  /** The cache tags of earlier answers that are outdated. */
  readonly tags: readonly string[];
}

const categoryIdsOf = ({ products }: StoreIndex, id: number) => products.values(id, "category_ids");

/**
 * Replaces documents and returns the cache tags that are outdated by it. If a document named by the caller is unchanged, an
 * earlier answer with its tags may have been lost, so they are returned again.
 */
function replaceProducts(
  index: StoreIndex,
  documents: readonly WireProduct[],
  named: ReadonlySet<number>,
): readonly string[] {
  const { products, view } = index;
  const changes = documents.map((document) => {
    const id = Number(document.id);
    return { id, document, before: products.cached(id), categoryIds: categoryIdsOf(index, id) };
  });
  const namedChanges = changes.filter(({ id }) => named.has(id));
  const isRepeated =
    namedChanges.length > 0 && namedChanges.every(({ before, document }) => isSameProduct(before, document));
  const areColumnsUnchanged = !products.replace(documents);
  return changes.flatMap(({ id, document, before, categoryIds }) => {
    if (isRepeated || (named.has(id) && isSameProduct(before, document))) return [productTag(id)];
    const ownTags = areColumnsUnchanged && before !== undefined ? tagsOfReplacedProduct(id, before, document) : null;
    return ownTags ?? productTags(id, [...categoryIds, ...(document.category_ids ?? [])], view);
  });
}

/** Adds and removes products, and returns the cache tags that are outdated by it. */
async function addAndRemoveProducts(index: StoreIndex, added: readonly WireProduct[], removed: readonly number[]) {
  const { products, view } = index;
  const tags = [
    ...added.flatMap(({ id, category_ids: categoryIds }) => productTags(id, categoryIds ?? [], view)),
    ...removed.flatMap((id) => productTags(id, categoryIdsOf(index, id), view)),
  ];
  if (added.length > 0 || removed.length > 0) await products.addAndRemove(added, new Set(removed));
  return tags;
}

/**
 * Updates an index after products were changed, added or deleted, and returns it with the cache tags that are outdated. The
 * catalogue's own cache must have been cleared before.
 */
export async function refreshIndex(
  index: StoreIndex,
  productIds: readonly number[],
  changed: ChangeScope,
  parts: IndexParts,
): Promise<RefreshResult> {
  const { view, products } = index;
  const { database } = parts;
  const now = parts.clock();
  const affectedIds = await database.read((session) => withContainingSets(session, productIds));
  const named = new Set(productIds);
  const tags = new Set<string>();
  for (let start = 0; start < affectedIds.length; start += batch) {
    const ids = affectedIds.slice(start, start + batch);
    const documents = await database.read((session) => readDocuments(session, view, ids, now));
    const existing = documents.filter(({ id }) => products.has(Number(id)));
    const added = documents.filter(({ id }) => !products.has(Number(id)));
    const documentIds = new Set(documents.map(({ id }) => Number(id)));
    const removed = ids.filter((id) => products.has(id) && !documentIds.has(id));
    for (const tag of replaceProducts(index, existing, named)) tags.add(tag);
    // A change of the stock neither adds nor removes products. Whatever does announces that itself.
    if (changed === "stock") continue;
    for (const tag of await addAndRemoveProducts(index, added, removed)) tags.add(tag);
    await recordPriceChanges(index, ids, parts, now);
  }
  if (changed === "stock") return { index, tags: [...tags] };
  const reviews = await database.read((session) => readReviews(session, view.store.locale));
  const next = {
    ...index,
    categories: createCategoryIndex(view, products),
    content: { ...index.content, user_review: createIndex(reviews) },
    until: earliest(index.priceChanges.values()),
  };
  return { index: next, tags: [...tags] };
}
