import type { WireProduct } from "#contract/catalog/product.ts";
import { readReviews } from "../catalog/readReviews.ts";
import { withWholes } from "../catalog/catalogue.ts";
import { isSame, productTag, productTags, tagsOfReplaced } from "./cacheTags.ts";
import type { Changed } from "./catalogSearch.ts";
import { createIndex } from "./engine/createIndex.ts";
import { readDocuments } from "./readDocuments.ts";
import { batch, categoriesOf, earliest, type IndexParts, noteProducts, type StoreIndex } from "./storeIndex.ts";

export interface Refreshed {
  readonly index: StoreIndex;
  /** Of the answers given before that are no longer right. */
  readonly tags: readonly string[];
}

const categoriesOfProduct = ({ products }: StoreIndex, id: number) => products.values(id, "category_ids");

/**
 * Replaces documents and returns the cache tags that are outdated by it. If a named document is unchanged, an earlier
 * answer may have been lost, so its tags are returned again; the same holds for documents that were added or removed.
 */
function replaced(index: StoreIndex, documents: readonly WireProduct[], named: ReadonlySet<number>): readonly string[] {
  const { products, view } = index;
  const changes = documents.map((document) => {
    const id = Number(document.id);
    return { id, document, before: products.known(id), categoryIds: categoriesOfProduct(index, id) };
  });
  const ofNamed = changes.filter(({ id }) => named.has(id));
  const isToldBefore = ofNamed.length > 0 && ofNamed.every(({ before, document }) => isSame(before, document));
  const isFoundAsBefore = !products.replace(documents);
  return changes.flatMap(({ id, document, before, categoryIds }) => {
    if (isToldBefore || (named.has(id) && isSame(before, document))) return [productTag(id)];
    const own = isFoundAsBefore && before !== undefined ? tagsOfReplaced(id, before, document) : null;
    return own ?? productTags(id, [...categoryIds, ...(document.category_ids ?? [])], view);
  });
}

/** Adds and removes products; returns the cache tags that are outdated by it. */
async function rearranged(index: StoreIndex, added: readonly WireProduct[], gone: readonly number[]) {
  const { products, view } = index;
  const tags = [
    ...added.flatMap(({ id, category_ids: categoryIds }) => productTags(id, categoryIds ?? [], view)),
    ...gone.flatMap((id) => productTags(id, categoriesOfProduct(index, id), view)),
  ];
  if (added.length > 0 || gone.length > 0) await products.rearrange(added, new Set(gone));
  return tags;
}

/** The index after products have changed, came or went; the catalogue knows of it already. */
export async function refreshed(
  index: StoreIndex,
  productIds: readonly number[],
  changed: Changed,
  parts: IndexParts,
): Promise<Refreshed> {
  const { view, products } = index;
  const { database } = parts;
  const now = parts.clock();
  const touched = await database.read((session) => withWholes(session, productIds));
  const named = new Set(productIds);
  const tags = new Set<string>();
  for (let start = 0; start < touched.length; start += batch) {
    const ids = touched.slice(start, start + batch);
    const documents = await database.read((session) => readDocuments(session, view, ids, now));
    const known = documents.filter(({ id }) => products.has(Number(id)));
    const added = documents.filter(({ id }) => !products.has(Number(id)));
    const there = new Set(documents.map(({ id }) => Number(id)));
    const gone = ids.filter((id) => products.has(id) && !there.has(id));
    for (const tag of replaced(index, known, named)) tags.add(tag);
    // What has come or gone is somebody else's news, who says so.
    if (changed === "stock") continue;
    for (const tag of await rearranged(index, added, gone)) tags.add(tag);
    await noteProducts(index, ids, parts, now);
  }
  if (changed === "stock") return { index, tags: [...tags] };
  const reviews = await database.read((session) => readReviews(session, view.store.locale));
  const next = {
    ...index,
    categories: categoriesOf(view, products),
    content: { ...index.content, user_review: createIndex(reviews) },
    until: earliest(index.changes.values()),
  };
  return { index: next, tags: [...tags] };
}
