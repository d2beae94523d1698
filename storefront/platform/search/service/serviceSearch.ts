import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import { attributeDocuments } from "../../catalog/documents.ts";
import { type Catalogue, type CatalogueView, forgetGoods } from "../../catalog/catalogue.ts";
import type { Database } from "../../kernel/database/database.ts";
import { seeds } from "../../runtime/tables/seed.ts";
import { answered } from "../embeddedSearch.ts";
import { categoryTag, productTag, tagsOfReviewedProducts } from "../cacheTags.ts";
import type { CatalogSearch, Changed } from "../catalogSearch.ts";
import { layout, serviceIndexes } from "./serviceIndexes.ts";
import { deletePendingSyncs, rescheduleSync, pendingSyncs, scheduleSync } from "./searchSync.ts";
import { createSearchService, SearchRefused } from "./searchService.ts";
import { type ServiceStore, serviceStore } from "./serviceStore.ts";

export interface ServiceSearchParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly catalogue: Catalogue;
  /** Where the service is. */
  readonly url: string;
  /** How long a search may take, in milliseconds; the configuration's otherwise. */
  readonly timeLimit?: number;
}

/** By which the clocks of two processes may differ, in milliseconds. */
const clockDifference = 300_000;

interface Ready {
  readonly own: ServiceStore;
  readonly stamp: string;
  readonly since: Date;
  /** When the next price changes; null when none is known to. */
  readonly until: Date | null;
}

/**
 * The search by a real Elasticsearch or OpenSearch. Indexes are created when they are missing or have another mapping,
 * and updated with every change. Each change schedules a job in its own transaction, in case this process ends before
 * the service is updated; the job is deleted after the update. While the service does not answer, it is updated before
 * the next search. A search that it does not answer throws `SearchUnavailable`.
 */
export function createServiceSearch(parts: ServiceSearchParts): CatalogSearch {
  const { database, clock, newId, catalogue, url, timeLimit = configuration.search.serverTimeout } = parts;
  const service = createSearchService(url);
  const indexes = serviceIndexes(service, newId);
  const stores = configuration.storeViews.filter(({ enabled }) => enabled);
  const known = new Map<string, Promise<Ready>>();
  /** Products that the service does not know of yet; each change is a debt of its own, though they be of one kind. */
  const owed = new Map<number, { readonly changed: Changed }>();
  /** What is outdated by what the service was told, until the next change says so. */
  const unheard = new Set<string>();
  let working: Promise<unknown> = Promise.resolve();

  const readStamp = ({ attributes, categories }: CatalogueView) =>
    database.read(async (session) => {
      const [row] = await session.select().from(seeds);
      const structure = createHash("sha256")
        .update(JSON.stringify([attributes, categories]))
        .digest("hex");
      return `${layout}:${row?.contentHash ?? ""}:${row?.loadTest ?? ""}:${structure}`;
    });

  async function open(store: StoreView): Promise<Ready> {
    const view = await database.read((session) => catalogue(session, store));
    const own = serviceStore(view, { database, clock, service, indexes, timeLimit });
    const stamp = await readStamp(view);
    const about = await own.about();
    const since = clock();
    const isOurs = about?.stamp === stamp && new Date(about.pricesAt).getTime() <= since.getTime() + clockDifference;
    const until = isOurs ? await own.renew(new Date(about.pricesAt), stamp) : await own.make(stamp);
    return { own, stamp, since, until };
  }

  /** Callers share work that is in progress; after a failure, the next caller tries again. */
  function keep(code: string, work: Promise<Ready>): Promise<Ready> {
    known.set(code, work);
    work.catch(() => {
      if (known.get(code) === work) known.delete(code);
    });
    return work;
  }

  /** Opens the store views that are open once more; searches use the earlier ones until then. */
  async function openAgain(): Promise<void> {
    catalogue.forget();
    for (const store of stores.filter(({ code }) => known.has(code))) {
      const ready = await open(store);
      known.set(store.code, Promise.resolve(ready));
    }
  }

  async function renewed(ready: Ready): Promise<Ready> {
    const since = clock();
    return { ...ready, since, until: await ready.own.renew(ready.since, ready.stamp) };
  }

  async function of(store: StoreView): Promise<Ready> {
    const ready = await (known.get(store.code) ?? keep(store.code, open(store)));
    const now = clock();
    if (now < ready.since) return keep(store.code, open(store));
    return ready.until && now >= ready.until ? keep(store.code, renewed(ready)) : ready;
  }

  /** Tells the service what it is owed, and notes what is outdated by that: whose change it was is not known here. */
  async function tell(): Promise<true> {
    const telling = new Map(owed);
    if (telling.size === 0) return true;
    const forgive = () => {
      for (const [id, debt] of telling) if (owed.get(id) === debt) owed.delete(id);
    };
    const changed = [...telling.values()].some((debt) => debt.changed === "anything") ? "anything" : "stock";
    // Before products are read: what is promised later may be news that this does not know.
    const promises = await database.read((session) =>
      pendingSyncs(session, { productIds: [...telling.keys()], changed }),
    );
    try {
      for (const store of stores) {
        const { own } = await of(store);
        for (const tag of await own.push([...telling.keys()], changed, clock())) unheard.add(tag);
      }
    } catch (error) {
      // What it refuses today it refuses before the next search too: that is not held up by it.
      if (error instanceof SearchRefused) forgive();
      throw error;
    }
    forgive();
    await database.write((session) => deletePendingSyncs(session, promises));
    return true;
  }

  function hear(): readonly string[] {
    const tags = [...unheard];
    unheard.clear();
    return tags;
  }

  /** One after another, so that what was read first is not written last. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = working.then(work);
    working = done.catch(() => {});
    return done;
  }

  /** The result if it arrives in time; null if it does not, or fails. A slow service never delays a search further. */
  async function inTime<T>(work: Promise<T>): Promise<T | null> {
    const over = new AbortController();
    const late = wait(timeLimit, null, { signal: over.signal }).catch(() => null);
    const first = await Promise.race([work.catch(() => null), late]);
    over.abort();
    return first;
  }

  /** Of every list there is. */
  const allTags = () =>
    database.read(async (session) => {
      const views: CatalogueView[] = [];
      for (const store of stores) views.push(await catalogue(session, store));
      return views.flatMap(({ categories }) => categories.map(({ category }) => categoryTag(category.id)));
    });

  return {
    async search(store, asked) {
      if (owed.size > 0) await inTime(inTurn(tell));
      const { own, until } = await of(store);
      const found = await own.find(asked.entity, asked.request, asked.page);
      const { view } = own;
      return answered(asked, found, { view, attributes: attributeDocuments(view), until });
    },
    // A process that ends before its `rebuild` finds at its next start that the indexes are made of something else.
    scheduleFullSync: async () => {},
    scheduleSync: (session, productIds, changed) => scheduleSync(session, { productIds, changed }, newId(), clock()),
    async refresh(productIds, changed = "anything") {
      if (changed === "anything") await forgetGoods(parts, productIds);
      for (const id of productIds)
        owed.set(id, { changed: owed.get(id)?.changed === "anything" ? "anything" : changed });
      // The change itself is made: a silent service must not undo it, nor hold it up.
      const telling = inTurn(tell).catch(async (error: unknown) => {
        await database.write((session) => rescheduleSync(session, { productIds, changed }, clock()));
        throw error;
      });
      const isTold = await inTime(telling);
      const own = isTold && changed === "stock" ? [] : productIds.map(productTag);
      const reviews = changed === "anything" ? tagsOfReviewedProducts(productIds) : [];
      return [...new Set([...own, ...reviews, ...hear(), ...(isTold ? [] : await allTags())])];
    },
    rebuild: () => inTurn(openAgain).catch(() => known.clear()),
  };
}
