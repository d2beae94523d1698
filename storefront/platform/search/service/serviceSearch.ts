import { readRemovedPages } from "../../content/removedPages.ts";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import { attributeDocuments } from "../../catalog/documents.ts";
import { type Catalogue, type CatalogueView, clearCachedProducts } from "../../catalog/catalogue.ts";
import type { Database } from "../../kernel/database/database.ts";
import { seeds } from "../../runtime/tables/seed.ts";
import { toSearchAnswer } from "../embeddedSearch.ts";
import { categoryTag, productTag, tagsOfReviewedProducts } from "../cacheTags.ts";
import type { CatalogSearch, ChangeScope } from "../catalogSearch.ts";
import { layoutVersion, serviceIndexes } from "./serviceIndexes.ts";
import { deletePendingSyncs, rescheduleSync, pendingSyncs, scheduleSync } from "./searchSync.ts";
import { createSearchService, SearchRefused } from "./searchService.ts";
import { createServiceStore, type ServiceStore } from "./serviceStore.ts";

export interface ServiceSearchParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly catalogue: Catalogue;
  /** URL of the service. */
  readonly url: string;
  /** Timeout of a search in milliseconds; by default that of the configuration. */
  readonly timeLimit?: number;
}

/** Tolerated difference between the clocks of two processes, in milliseconds. */
const clockDifference = 300_000;

interface OpenStore {
  readonly serviceStore: ServiceStore;
  readonly stamp: string;
  /** The moment that the prices in the index are of. */
  readonly pricesAt: Date;
  /** When the next price changes; null if no change is scheduled. */
  readonly until: Date | null;
}

/**
 * Creates a search that uses an Elasticsearch or OpenSearch service. Indexes are built when they are missing or were built
 * from other content, and are updated with every change. Each change schedules a job in its own transaction, in case this
 * process ends before the service is updated. The job is deleted after the update. If the service did not accept an update,
 * it is sent again before the next search. Searches that the service does not answer throw `SearchUnavailable`.
 */
export function createServiceSearch(parts: ServiceSearchParts): CatalogSearch {
  const { database, clock, newId, catalogue, url, timeLimit = configuration.search.serverTimeout } = parts;
  const service = createSearchService(url);
  const indexes = serviceIndexes(service, newId);
  const stores = configuration.storeViews.filter(({ enabled }) => enabled);
  const openStores = new Map<string, Promise<OpenStore>>();
  /** Changes that were not sent to the service yet, by product id. The identity of an entry tells changes apart. */
  const pendingChanges = new Map<number, { readonly changed: ChangeScope }>();
  /** Cache tags outdated by updates during searches, which the next call of `refresh` returns. */
  const unreportedTags = new Set<string>();
  let working: Promise<unknown> = Promise.resolve();

  const readStamp = ({ attributes, categories }: CatalogueView) =>
    database.read(async (session) => {
      const [row] = await session.select().from(seeds);
      const removed = (await readRemovedPages(session)).map(({ id }) => id).toSorted();
      const structure = createHash("sha256")
        .update(JSON.stringify([attributes, categories]))
        .digest("hex");
      return `${layoutVersion}:${row?.contentHash ?? ""}:${row?.loadTest ?? ""}:${structure}:${removed.join()}`;
    });

  async function open(store: StoreView): Promise<OpenStore> {
    const view = await database.read((session) => catalogue(session, store));
    const opened = createServiceStore(view, { database, clock, service, indexes, timeLimit });
    const stamp = await readStamp(view);
    const metadata = await opened.readMetadata();
    const now = clock();
    const isCurrent =
      metadata?.stamp === stamp && new Date(metadata.pricesAt).getTime() <= now.getTime() + clockDifference;
    const until = isCurrent
      ? await opened.updatePrices(new Date(metadata.pricesAt), stamp)
      : await opened.createIndexes(stamp);
    return { serviceStore: opened, stamp, pricesAt: now, until };
  }

  /** Stores a store view that is being opened, which callers share. If opening fails, the next caller tries again. */
  function setStore(code: string, work: Promise<OpenStore>): Promise<OpenStore> {
    openStores.set(code, work);
    work.catch(() => {
      if (openStores.get(code) === work) openStores.delete(code);
    });
    return work;
  }

  /** Reopens the store views that are open. Searches use the earlier state until then. */
  async function reopenAll(): Promise<void> {
    catalogue.forget();
    for (const store of stores.filter(({ code }) => openStores.has(code))) {
      const reopened = await open(store);
      openStores.set(store.code, Promise.resolve(reopened));
    }
  }

  async function withCurrentPrices(store: OpenStore): Promise<OpenStore> {
    const now = clock();
    return { ...store, pricesAt: now, until: await store.serviceStore.updatePrices(store.pricesAt, store.stamp) };
  }

  async function currentStore(store: StoreView): Promise<OpenStore> {
    const current = await (openStores.get(store.code) ?? setStore(store.code, open(store)));
    const now = clock();
    if (now < current.pricesAt) return setStore(store.code, open(store));
    return current.until && now >= current.until ? setStore(store.code, withCurrentPrices(current)) : current;
  }

  /** Sends all pending changes to the service and collects the cache tags that are outdated by them. */
  async function sendPending(): Promise<true> {
    const sending = new Map(pendingChanges);
    if (sending.size === 0) return true;
    const clearSent = () => {
      for (const [id, change] of sending) if (pendingChanges.get(id) === change) pendingChanges.delete(id);
    };
    const changed = [...sending.values()].some((change) => change.changed === "anything") ? "anything" : "stock";
    // Read before the products, because syncs scheduled later may be for changes that are not sent here.
    const completedSyncs = await database.read((session) =>
      pendingSyncs(session, { productIds: [...sending.keys()], changed }),
    );
    try {
      for (const store of stores) {
        const { serviceStore } = await currentStore(store);
        for (const tag of await serviceStore.push([...sending.keys()], changed, clock())) unreportedTags.add(tag);
      }
    } catch (error) {
      // A rejected document would be rejected again, so it must not delay the next search.
      if (error instanceof SearchRefused) clearSent();
      throw error;
    }
    clearSent();
    await database.write((session) => deletePendingSyncs(session, completedSyncs));
    return true;
  }

  function takeUnreportedTags(): readonly string[] {
    const tags = [...unreportedTags];
    unreportedTags.clear();
    return tags;
  }

  /** Runs one update at a time, so that an older state never overwrites a newer one. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = working.then(work);
    working = done.catch(() => {});
    return done;
  }

  /** Returns the result of work, or null if it fails or takes longer than a search may. */
  async function withinTimeLimit<T>(work: Promise<T>): Promise<T | null> {
    const finished = new AbortController();
    const timeout = wait(timeLimit, null, { signal: finished.signal }).catch(() => null);
    const result = await Promise.race([work.catch(() => null), timeout]);
    finished.abort();
    return result;
  }

  /** Returns the cache tags of all lists. */
  const allTags = () =>
    database.read(async (session) => {
      const views: CatalogueView[] = [];
      for (const store of stores) views.push(await catalogue(session, store));
      return views.flatMap(({ categories }) => categories.map(({ category }) => categoryTag(category.id)));
    });

  return {
    async search(store, entitySearch) {
      if (pendingChanges.size > 0) await withinTimeLimit(inTurn(sendPending));
      const { serviceStore, until } = await currentStore(store);
      const found = await serviceStore.find(entitySearch.entity, entitySearch.request, entitySearch.page);
      const { view } = serviceStore;
      return toSearchAnswer(entitySearch, found, { view, attributes: attributeDocuments(view), until });
    },
    // Nothing to schedule: if this process ends before `rebuild`, it finds outdated indexes at its next start.
    scheduleFullSync: async () => {},
    scheduleSync: (session, productIds, changed) => scheduleSync(session, { productIds, changed }, newId(), clock()),
    async refresh(productIds, changed = "anything") {
      if (changed === "anything") await clearCachedProducts(parts, productIds);
      for (const id of productIds)
        pendingChanges.set(id, { changed: pendingChanges.get(id)?.changed === "anything" ? "anything" : changed });
      // The change is already committed. A service that does not answer must neither undo nor delay it.
      const sending = inTurn(sendPending).catch(async (error: unknown) => {
        await database.write((session) => rescheduleSync(session, { productIds, changed }, clock()));
        throw error;
      });
      const isSent = await withinTimeLimit(sending);
      const productTags = isSent && changed === "stock" ? [] : productIds.map(productTag);
      const reviews = changed === "anything" ? tagsOfReviewedProducts(productIds) : [];
      return [...new Set([...productTags, ...reviews, ...takeUnreportedTags(), ...(isSent ? [] : await allTags())])];
    },
    rebuild: () => inTurn(reopenAll).catch(() => openStores.clear()),
  };
}
