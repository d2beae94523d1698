import { setImmediate } from "node:timers/promises";
import type { WireProduct } from "#contract/catalog/product.ts";
import { attributeDocuments, categoryDocuments } from "../../catalog/documents.ts";
import { type CatalogueView, withWholes } from "../../catalog/catalogue.ts";
import { readChangedPrices, readNextPriceChange } from "../../catalog/priceChanges.ts";
import { readProductIds } from "../../catalog/readProducts.ts";
import { readReviews } from "../../catalog/readReviews.ts";
import type { Database } from "../../kernel/database/database.ts";
import { isSame, productTags, tagsOfReplaced } from "../cacheTags.ts";
import type { Changed, Entity } from "../catalogSearch.ts";
import { countsIn, listedByCategory } from "../storeIndex.ts";
import type { AskedPage } from "../engine/createFinder.ts";
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

/** Products that are read at a time. */
const batch = 500;

/** A product before and after it was told to the service; undefined where it was not there. */
interface Change {
  readonly id: number;
  readonly old: WireProduct | undefined;
  readonly own: WireProduct | undefined;
}

async function* inOne(documents: readonly Indexed[]) {
  yield documents;
}

/** The indexes of one store view, with the calls that keep them true. */
export function serviceStore(view: CatalogueView, parts: ServiceStoreParts) {
  const { database, clock, service, indexes, timeLimit } = parts;
  const { store } = view;
  const aliasOf = (entity: Entity) => `vue_storefront_catalog_${store.code}_${entity}`;

  async function find(
    entity: Entity,
    request: SearchRequest,
    page: AskedPage,
    limit = timeLimit,
  ): Promise<Found<Readonly<Record<string, unknown>>>> {
    const json = toServiceBody(request, page);
    const { status, json: answer } = await service({
      method: "POST",
      path: `/${aliasOf(entity)}/_search`,
      json,
      timeLimit: limit,
    });
    if (status === 404) throw new SearchUnavailable("The search service has lost an index.");
    return serviceFound(answer);
  }

  async function* allProducts(now: Date) {
    const ids = await database.read(readProductIds);
    for (let start = 0; start < ids.length; start += batch) {
      // The database never gives way by itself: other questions are answered in between.
      await setImmediate();
      yield await database.read((session) => readDocuments(session, view, ids.slice(start, start + batch), now));
    }
  }

  async function categories(): Promise<readonly Indexed[]> {
    const counted = await find("product", listedByCategory, { from: 0, size: 0 }, changeTimeout);
    return categoryDocuments(view, countsIn(counted, view));
  }

  /** As they are in the index now. */
  async function before(ids: readonly number[]): Promise<ReadonlyMap<number, WireProduct>> {
    const query: Query = { kind: "terms", field: "id", values: ids, boost: 1 };
    const request: SearchRequest = { ...listedByCategory, query, aggregations: new Map() };
    const { hits } = await find("product", request, { from: 0, size: ids.length }, changeTimeout);
    return new Map(hits.map(({ document }) => [Number(document["id"]), document as WireProduct]));
  }

  /** Sends the present state of products to the service; returns what changed. */
  async function put(ids: readonly number[], now: Date): Promise<readonly Change[]> {
    const known = await before(ids);
    const documents = await database.read((session) => readDocuments(session, view, ids, now));
    const there = new Map(documents.map((document) => [Number(document.id), document]));
    const gone = ids.filter((id) => known.has(id) && !there.has(id));
    await indexes.change(aliasOf("product"), documents, gone);
    return ids.map((id) => ({ id, old: known.get(id), own: there.get(id) }));
  }

  /**
   * The tags of what is outdated by changes. Where the products themselves are as they were, another process of the
   * shop has told the service before, and nobody knows what it was: then it may have been anything.
   */
  function tagsOf(changes: readonly Change[], named: ReadonlySet<number>): readonly string[] {
    const isToldBefore = changes.filter(({ id }) => named.has(id)).every(({ old, own }) => isSame(old, own));
    return changes.flatMap(({ id, old, own }) => {
      if (!old && !own) return [];
      const alike = old && own && !isToldBefore ? tagsOfReplaced(id, old, own) : null;
      return alike ?? productTags(id, [...(old?.category_ids ?? []), ...(own?.category_ids ?? [])], view);
    });
  }

  /** Updates products and the sets that contain them; returns the cache tags that are outdated by it. */
  async function push(productIds: readonly number[], changed: Changed, now: Date): Promise<readonly string[]> {
    const ids = await database.read((session) => withWholes(session, productIds));
    const changes: Change[] = [];
    for (let start = 0; start < ids.length; start += batch) {
      changes.push(...(await put(ids.slice(start, start + batch), now)));
    }
    if (changed === "anything") {
      await indexes.change(aliasOf("category"), await categories(), []);
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
    /** Has all indexes made of this content; answers when the next price changes. */
    async make(stamp: string): Promise<Date | null> {
      const now = clock();
      const told = { stamp, pricesAt: now.toISOString() };
      await indexes.make(aliasOf("product"), told, allProducts(now));
      await indexes.make(aliasOf("category"), told, inOne(await categories()));
      await indexes.make(aliasOf("attribute"), told, inOne(attributeDocuments(view)));
      const content = await database.read((session) => readContentDocuments(session, view));
      for (const [entity, documents] of Object.entries(content) as [keyof typeof content, readonly Indexed[]][]) {
        await indexes.make(aliasOf(entity), told, inOne(documents));
      }
      return nextChange(now);
    },
    about: () => indexes.about(aliasOf("product")),
    /** Looks at those prices anew that have changed since; answers when the next one does. */
    async renew(since: Date, stamp: string): Promise<Date | null> {
      const now = clock();
      const ids = await database.read((session) => readChangedPrices(session, since, now));
      if (ids.length > 0) await push(ids, "anything", now);
      await indexes.setAbout(aliasOf("product"), { stamp, pricesAt: now.toISOString() });
      return nextChange(now);
    },
  };
}
export type ServiceStore = ReturnType<typeof serviceStore>;
