import { setImmediate } from "node:timers/promises";
import type { WireProduct } from "#contract/catalog/product.ts";
import { attributeDocuments, categoryDocuments } from "../../catalog/documents.ts";
import { type CatalogueView, withContainingSets } from "../../catalog/catalogue.ts";
import { readChangedPrices, readNextPriceChange } from "../../catalog/priceChanges.ts";
import { readProductIds } from "../../catalog/readProducts.ts";
import { readReviews } from "../../catalog/readReviews.ts";
import type { Database } from "../../kernel/database/database.ts";
import { isSameProduct, productTags, tagsOfReplacedProduct } from "../cacheTags.ts";
import type { ChangeScope, Entity } from "../catalogSearch.ts";
import { countsIn, listedByCategory } from "../storeIndex.ts";
import type { PageRange } from "../engine/createFinder.ts";
import type { Found, Indexed } from "../engine/createIndex.ts";
import type { Query, SearchRequest } from "../engine/query.ts";
import { readContentDocuments, readDocuments } from "../readDocuments.ts";
import { serviceFound, toServiceBody } from "./serviceQuery.ts";
import { changeTimeout, type ServiceIndexes } from "./serviceIndexes.ts";
import { type SearchService, SearchUnavailable } from "./searchService.ts";

export interface ServiceStoreParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly service: SearchService;
  readonly indexes: ServiceIndexes;
  /** How long a search may take, in milliseconds. */
  readonly timeLimit: number;
}

/** Number of products that are read at a time. */
const batch = 500;

/** A product in the index before and after an update; undefined if it was not in the index. */
interface Change {
  readonly id: number;
  readonly before: WireProduct | undefined;
  readonly after: WireProduct | undefined;
}

/** Yields all documents as one batch. */
async function* singleBatch(documents: readonly Indexed[]) {
  yield documents;
}

/** Creates the operations that search and update the indexes of one store view. */
export function createServiceStore(view: CatalogueView, parts: ServiceStoreParts) {
  const { database, clock, service, indexes, timeLimit } = parts;
  const { store } = view;
  const aliasOf = (entity: Entity) => `vue_storefront_catalog_${store.code}_${entity}`;

  /** Searches an index. Throws `SearchUnavailable` if it does not exist. */
  async function find(
    entity: Entity,
    request: SearchRequest,
    page: PageRange,
    limit = timeLimit,
  ): Promise<Found<Readonly<Record<string, unknown>>>> {
    const json = toServiceBody(request, page);
    const { status, json: answer } = await service({
      method: "POST",
      path: `/${aliasOf(entity)}/_search`,
      json,
      timeLimit: limit,
    });
    if (status === 404)
      throw new SearchUnavailable("An index is missing in the search service. It is created at the next start.");
    return serviceFound(answer);
  }

  async function* allProducts(now: Date) {
    const ids = await database.read(readProductIds);
    for (let start = 0; start < ids.length; start += batch) {
      // The embedded database blocks the thread, so other requests are answered between batches.
      await setImmediate();
      yield await database.read((session) => readDocuments(session, view, ids.slice(start, start + batch), now));
    }
  }

  async function categoriesWithCounts(): Promise<readonly Indexed[]> {
    const counted = await find("product", listedByCategory, { from: 0, size: 0 }, changeTimeout);
    return categoryDocuments(view, countsIn(counted, view));
  }

  /** Returns products as they are in the index now, by id. */
  async function readIndexed(ids: readonly number[]): Promise<ReadonlyMap<number, WireProduct>> {
    const query: Query = { kind: "terms", field: "id", values: ids, boost: 1 };
    const request: SearchRequest = { ...listedByCategory, query, aggregations: new Map() };
    const { hits } = await find("product", request, { from: 0, size: ids.length }, changeTimeout);
    return new Map(hits.map(({ document }) => [Number(document["id"]), document as WireProduct]));
  }

  /** Sends the current state of products to the service, and returns what changed. */
  async function sendProducts(ids: readonly number[], now: Date): Promise<readonly Change[]> {
    const indexed = await readIndexed(ids);
    const documents = await database.read((session) => readDocuments(session, view, ids, now));
    const documentById = new Map(documents.map((document) => [Number(document.id), document]));
    const removedIds = ids.filter((id) => indexed.has(id) && !documentById.has(id));
    await indexes.change(aliasOf("product"), documents, removedIds);
    return ids.map((id) => ({ id, before: indexed.get(id), after: documentById.get(id) }));
  }

  /**
   * Returns the cache tags that are outdated by changes. If the named products are unchanged in the index, another process
   * of the shop has already sent the change. What changed is then unknown, so all tags of the products are returned.
   */
  function tagsOf(changes: readonly Change[], named: ReadonlySet<number>): readonly string[] {
    const isAlreadySent = changes
      .filter(({ id }) => named.has(id))
      .every(({ before, after }) => isSameProduct(before, after));
    return changes.flatMap(({ id, before, after }) => {
      if (!before && !after) return [];
      const replacedTags = before && after && !isAlreadySent ? tagsOfReplacedProduct(id, before, after) : null;
      const categoryIds = [...(before?.category_ids ?? []), ...(after?.category_ids ?? [])];
      return replacedTags ?? productTags(id, categoryIds, view);
    });
  }

  /** Updates products and the sets that contain them, and returns the cache tags that are outdated by it. */
  async function push(productIds: readonly number[], changed: ChangeScope, now: Date): Promise<readonly string[]> {
    const ids = await database.read((session) => withContainingSets(session, productIds));
    const changes: Change[] = [];
    for (let start = 0; start < ids.length; start += batch) {
      changes.push(...(await sendProducts(ids.slice(start, start + batch), now)));
    }
    if (changed === "anything") {
      await indexes.change(aliasOf("category"), await categoriesWithCounts(), []);
      const reviews = await database.read((session) => readReviews(session, store.locale));
      await indexes.change(aliasOf("user_review"), reviews, []);
    }
    return tagsOf(changes, new Set(productIds));
  }

  const nextChange = (now: Date) => database.read((session) => readNextPriceChange(session, now));

  return {
    view,
    find,
    push,
    /** Creates all indexes from the current content. Returns when the next price changes. */
    async createIndexes(stamp: string): Promise<Date | null> {
      const now = clock();
      const metadata = { stamp, pricesAt: now.toISOString() };
      await indexes.create(aliasOf("product"), metadata, allProducts(now));
      await indexes.create(aliasOf("category"), metadata, singleBatch(await categoriesWithCounts()));
      await indexes.create(aliasOf("attribute"), metadata, singleBatch(attributeDocuments(view)));
      const content = await database.read((session) => readContentDocuments(session, view));
      for (const [entity, documents] of Object.entries(content) as [keyof typeof content, readonly Indexed[]][]) {
        await indexes.create(aliasOf(entity), metadata, singleBatch(documents));
      }
      return nextChange(now);
    },
    readMetadata: () => indexes.readMetadata(aliasOf("product")),
    /** Updates the products whose price has changed since a moment. Returns when the next price changes. */
    async updatePrices(since: Date, stamp: string): Promise<Date | null> {
      const now = clock();
      const ids = await database.read((session) => readChangedPrices(session, since, now));
      if (ids.length > 0) await push(ids, "anything", now);
      await indexes.writeMetadata(aliasOf("product"), { stamp, pricesAt: now.toISOString() });
      return nextChange(now);
    },
  };
}
export type ServiceStore = ReturnType<typeof createServiceStore>;
