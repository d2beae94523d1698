import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import { type Catalogue, type CatalogueView, forgetGoods } from "../catalog/catalogue.ts";
import {
  askedCategoryIds,
  categoryTag,
  productTag,
  rootTags,
  tagsOfFound,
  tagsOfReviewedProducts,
  tagsOfReviewSearch,
} from "./cacheTags.ts";
import type { Answered, AskedSearch, CatalogSearch, Changed } from "./catalogSearch.ts";
import type { Found } from "./engine/createIndex.ts";
import { readSearched } from "./readSearched.ts";
import { refreshed } from "./refreshed.ts";
import { type IndexParts, renewed, type StoreIndex, storeIndex } from "./storeIndex.ts";
import type { AttributeDocument } from "../catalog/documents.ts";
import { isDocument } from "./engine/document.ts";

export interface EmbeddedSearchParts extends IndexParts {
  readonly catalogue: Catalogue;
}

async function findIn(index: StoreIndex, { entity, request, page }: AskedSearch): Promise<Found<unknown>> {
  if (entity === "product") return index.products.search(request, page);
  if (entity === "category") return index.categories.search(request, page);
  if (entity === "attribute") return index.attributes.search(request, page);
  return index.content[entity].search(request, page);
}

/**
 * The embedded search: one index for each store view, built at its first use. It holds prices and stock of a moment.
 * Products are read again when a scheduled price begins, and otherwise when a change is announced.
 */
export function createEmbeddedSearch(parts: EmbeddedSearchParts): CatalogSearch {
  const { database, clock, catalogue } = parts;
  const kept = new Map<string, Promise<StoreIndex>>();
  const stores = configuration.storeViews.filter(({ enabled }) => enabled);
  let refreshing: Promise<unknown> = Promise.resolve();

  /** All store views are read at once: they have most of it in common. */
  function readAll(now: Date): ReadonlyMap<string, Promise<StoreIndex>> {
    const searched = readSearched(database, catalogue, stores, now);
    const indexOf = async ({ code }: StoreView) => {
      const found = (await searched).get(code);
      if (!found) throw new Error(`Nothing was read for the store view ${code}.`);
      return storeIndex(found, parts, now);
    };
    return new Map(stores.map((store) => [store.code, indexOf(store)]));
  }

  function buildAll(now: Date): void {
    for (const [code, index] of readAll(now)) void keep(code, index);
  }

  /** Replaces the indexes that exist, once all of them have been read again. */
  async function rebuildAll(): Promise<void> {
    catalogue.forget();
    if (kept.size === 0) return;
    const rebuilt = readAll(clock());
    await Promise.all(rebuilt.values());
    for (const [code, index] of rebuilt) kept.set(code, index);
  }

  function forget(code: string, work: Promise<StoreIndex>): void {
    if (kept.get(code) === work) kept.delete(code);
  }

  /** Callers share work that is in progress; after a failure, the next caller tries again. */
  function keep(code: string, work: Promise<StoreIndex>): Promise<StoreIndex> {
    kept.set(code, work);
    work.catch(() => forget(code, work));
    return work;
  }

  async function of(store: StoreView): Promise<StoreIndex> {
    const now = clock();
    if (!kept.has(store.code)) buildAll(now);
    const known = kept.get(store.code);
    if (!known) throw new Error(`The store view ${store.code} does not sell.`);
    const index = await known;
    if (now < index.since) {
      buildAll(now);
      return kept.get(store.code) ?? known;
    }
    return index.until && now >= index.until ? keep(store.code, renewed(index, parts, now)) : index;
  }

  async function refreshOne(code: string, productIds: readonly number[], changed: Changed): Promise<readonly string[]> {
    const tags = new Set<string>();
    try {
      for (let pending = kept.get(code); pending;) {
        const { index, tags: own } = await refreshed(await pending, productIds, changed, parts);
        for (const tag of own) tags.add(tag);
        const latest = kept.get(code);
        if (latest === pending) kept.set(code, Promise.resolve(index));
        // A renewal that began meanwhile started from the earlier state.
        pending = latest === pending ? undefined : latest;
      }
    } catch {
      // An index that cannot be refreshed is rebuilt by the next search, which reports the error if that fails too.
      kept.delete(code);
      for (const id of productIds) tags.add(productTag(id));
    }
    return [...tags];
  }

  async function refreshAll(productIds: readonly number[], changed: Changed): Promise<readonly string[]> {
    // Without an index, it is not known what was answered before.
    const isKnown = changed === "stock" && stores.every(({ code }) => kept.has(code));
    const tags = new Set(isKnown ? [] : productIds.map(productTag));
    if (changed === "anything") {
      for (const tag of tagsOfReviewedProducts(productIds)) tags.add(tag);
      await forgetGoods(parts, productIds);
    }
    for (const code of kept.keys()) for (const tag of await refreshOne(code, productIds, changed)) tags.add(tag);
    return [...tags];
  }

  return {
    async search(store, asked) {
      const index = await of(store);
      const { view, attributes, until } = index;
      return answered(asked, await findIn(index, asked), { view, attributes: attributes.documents, until });
    },
    scheduleSync: async () => {},
    scheduleFullSync: async () => {},
    /** One after another, so that what was read first is not written last. */
    refresh(productIds, changed = "anything") {
      const work = refreshing.then(() => refreshAll(productIds, changed));
      refreshing = work.catch(() => {});
      return work;
    },
    rebuild() {
      const rebuilt = refreshing.then(rebuildAll).catch(() => kept.clear());
      refreshing = rebuilt;
      return rebuilt;
    },
  };
}

interface Around {
  readonly view: CatalogueView;
  readonly attributes: readonly AttributeDocument[];
  readonly until: Date | null;
}

/** The ids of what was found, as text: a service may have lost which of them were numbers. */
const idsOf = ({ hits }: Found<unknown>): readonly string[] =>
  hits.flatMap(({ document }) => (isDocument(document) && "id" in document ? [String(document["id"])] : []));

/** The result of a search, with what it depends on, from either kind of search. */
export function answered({ entity, request }: AskedSearch, found: Found<unknown>, around: Around): Answered {
  const { view, attributes, until } = around;
  if (entity === "category") return { found, tags: idsOf(found).map(categoryTag), beside: {}, until };
  if (entity === "user_review") return { found, tags: tagsOfReviewSearch(request.query), beside: {}, until };
  // Everything else is written by the seed alone, before the first answer is given.
  if (entity !== "product") return { found, tags: [], beside: {}, until };
  const asked = askedCategoryIds(request.query).map(categoryTag);
  const tags = [
    ...idsOf(found).flatMap((id) => tagsOfFound(id, request.fields)),
    ...(asked.length > 0 ? asked : rootTags(view)),
  ];
  // Counts of values need their labels, which are sent once for all hits.
  return { found, tags, beside: found.aggregations ? { attribute_metadata: attributes } : {}, until };
}
