import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import { type Catalogue, type CatalogueView, clearCachedProducts } from "../catalog/catalogue.ts";
import {
  requestedCategoryIds,
  categoryTag,
  productTag,
  rootTags,
  tagsOfHit,
  tagsOfReviewedProducts,
  tagsOfReviewSearch,
} from "./cacheTags.ts";
import type { SearchAnswer, EntitySearch, CatalogSearch, ChangeScope } from "./catalogSearch.ts";
import type { Found } from "./engine/createIndex.ts";
import { readProductColumns } from "./readProductColumns.ts";
import { refreshIndex } from "./refreshIndex.ts";
import { type IndexParts, applyPriceChanges, type StoreIndex, createStoreIndex } from "./storeIndex.ts";
import type { AttributeDocument } from "../catalog/documents.ts";
import { isDocument } from "./engine/document.ts";

export interface EmbeddedSearchParts extends IndexParts {
  readonly catalogue: Catalogue;
}

async function searchIndex(index: StoreIndex, { entity, request, page }: EntitySearch): Promise<Found<unknown>> {
  if (entity === "product") return index.products.search(request, page);
  if (entity === "category") return index.categories.search(request, page);
  if (entity === "attribute") return index.attributes.search(request, page);
  return index.content[entity].search(request, page);
}

/**
 * Creates the embedded search, with one index for each store view that is built at its first use. Products are read again
 * when a scheduled price begins or ends, and when `refresh` reports a change.
 */
export function createEmbeddedSearch(parts: EmbeddedSearchParts): CatalogSearch {
  const { database, clock, catalogue } = parts;
  const indexes = new Map<string, Promise<StoreIndex>>();
  const stores = configuration.storeViews.filter(({ enabled }) => enabled);
  let refreshing: Promise<unknown> = Promise.resolve();

  /** Reads all store views in one pass, because they share most of their data. */
  function readAll(now: Date): ReadonlyMap<string, Promise<StoreIndex>> {
    const columns = readProductColumns(database, catalogue, stores, now);
    const buildIndex = async ({ code }: StoreView) => {
      const found = (await columns).get(code);
      if (!found) throw new Error(`No catalogue data was read for store view ${code}.`);
      return createStoreIndex(found, parts, now);
    };
    return new Map(stores.map((store) => [store.code, buildIndex(store)]));
  }

  function buildAll(now: Date): void {
    for (const [code, index] of readAll(now)) void setIndex(code, index);
  }

  /** Replaces the indexes that exist, once all of them have been read again. */
  async function rebuildAll(): Promise<void> {
    catalogue.forget();
    if (indexes.size === 0) return;
    const rebuilt = readAll(clock());
    await Promise.all(rebuilt.values());
    for (const [code, index] of rebuilt) indexes.set(code, index);
  }

  function removeIndex(code: string, work: Promise<StoreIndex>): void {
    if (indexes.get(code) === work) indexes.delete(code);
  }

  /** Stores an index that is being built, which callers share. If building fails, the next caller tries again. */
  function setIndex(code: string, work: Promise<StoreIndex>): Promise<StoreIndex> {
    indexes.set(code, work);
    work.catch(() => removeIndex(code, work));
    return work;
  }

  async function currentIndex(store: StoreView): Promise<StoreIndex> {
    const now = clock();
    if (!indexes.has(store.code)) buildAll(now);
    const pending = indexes.get(store.code);
    if (!pending) throw new Error(`Store view ${store.code} is not enabled.`);
    const index = await pending;
    if (now < index.pricesAt) {
      buildAll(now);
      return indexes.get(store.code) ?? pending;
    }
    return index.until && now >= index.until ? setIndex(store.code, applyPriceChanges(index, parts, now)) : index;
  }

  async function refreshOne(
    code: string,
    productIds: readonly number[],
    changed: ChangeScope,
  ): Promise<readonly string[]> {
    const tags = new Set<string>();
    try {
      for (let pending = indexes.get(code); pending;) {
        const { index, tags: own } = await refreshIndex(await pending, productIds, changed, parts);
        for (const tag of own) tags.add(tag);
        const latest = indexes.get(code);
        if (latest === pending) indexes.set(code, Promise.resolve(index));
        // A price update that started meanwhile is based on the index before this refresh, so that one is refreshed as well.
        pending = latest === pending ? undefined : latest;
      }
    } catch {
      // An index that cannot be refreshed is rebuilt by the next search, which reports the error if that fails too.
      indexes.delete(code);
      for (const id of productIds) tags.add(productTag(id));
    }
    return [...tags];
  }

  async function refreshAll(productIds: readonly number[], changed: ChangeScope): Promise<readonly string[]> {
    // Without an index, earlier answers are unknown, so everything that contains the products is outdated.
    const areIndexesReady = changed === "stock" && stores.every(({ code }) => indexes.has(code));
    const tags = new Set(areIndexesReady ? [] : productIds.map(productTag));
    if (changed === "anything") {
      for (const tag of tagsOfReviewedProducts(productIds)) tags.add(tag);
      await clearCachedProducts(parts, productIds);
    }
    for (const code of indexes.keys()) for (const tag of await refreshOne(code, productIds, changed)) tags.add(tag);
    return [...tags];
  }

  return {
    async search(store, request) {
      const index = await currentIndex(store);
      const { view, attributes, until } = index;
      return toSearchAnswer(request, await searchIndex(index, request), {
        view,
        attributes: attributes.documents,
        until,
      });
    },
    scheduleSync: async () => {},
    scheduleFullSync: async () => {},
    /** Runs one refresh at a time, so that an older state never overwrites a newer one. */
    refresh(productIds, changed = "anything") {
      const work = refreshing.then(() => refreshAll(productIds, changed));
      refreshing = work.catch(() => {});
      return work;
    },
    rebuild() {
      const rebuilt = refreshing.then(rebuildAll).catch(() => indexes.clear());
      refreshing = rebuilt;
      return rebuilt;
    },
  };
}

interface AnswerContext {
  readonly view: CatalogueView;
  readonly attributes: readonly AttributeDocument[];
  readonly until: Date | null;
}

/** Returns the ids of the hits as strings, because a search service may return numeric ids as either type. */
const idsOf = ({ hits }: Found<unknown>): readonly string[] =>
  hits.flatMap(({ document }) => (isDocument(document) && "id" in document ? [String(document["id"])] : []));

/** Adds cache tags and labels to the result of a search, for both kinds of search. */
export function toSearchAnswer(
  { entity, request }: EntitySearch,
  found: Found<unknown>,
  context: AnswerContext,
): SearchAnswer {
  const { view, attributes, until } = context;
  if (entity === "category") return { found, tags: idsOf(found).map(categoryTag), extraFields: {}, until };
  if (entity === "user_review") return { found, tags: tagsOfReviewSearch(request.query), extraFields: {}, until };
  // All other entities are written only by the seed, before the platform answers.
  if (entity !== "product") return { found, tags: [], extraFields: {}, until };
  const categoryTags = requestedCategoryIds(request.query).map(categoryTag);
  const tags = [
    ...idsOf(found).flatMap((id) => tagsOfHit(id, request.fields)),
    ...(categoryTags.length > 0 ? categoryTags : rootTags(view)),
  ];
  // Facets need the labels of their values.
  return { found, tags, extraFields: found.aggregations ? { attribute_metadata: attributes } : {}, until };
}
