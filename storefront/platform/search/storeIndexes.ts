import type { WireProduct } from "#contract/product.ts";
import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store/storeView.ts";
import { attributeDocuments } from "../catalog/attributeDocuments.ts";
import type { Catalogue, CatalogueView } from "../catalog/catalogue.ts";
import { type CategoryDocument, categoryDocuments } from "../catalog/categoryDocuments.ts";
import { nextPriceChange } from "../catalog/nextPriceChange.ts";
import { readStock, variantIdsOf } from "../catalog/readStock.ts";
import type { Database } from "../database/database.ts";
import { outdatedTags, productTag } from "./cacheTags.ts";
import { type ContentIndexes, readContentIndexes } from "./contentIndexes.ts";
import { countsOf } from "./countsOf.ts";
import { createIndex, type SearchIndex } from "./engine/createIndex.ts";
import { createLazyIndex, type LazyIndex } from "./engine/createLazyIndex.ts";
import { productDocument } from "./productDocument.ts";
import { readSearched, type Searched } from "./readSearched.ts";

type AttributeIndexDocument = ReturnType<typeof attributesOf>[number];

/** What can be searched in one store view. */
export interface StoreIndex {
  readonly view: CatalogueView;
  readonly products: LazyIndex<WireProduct>;
  readonly categories: SearchIndex<CategoryDocument>;
  readonly attributes: SearchIndex<AttributeIndexDocument>;
  /** What else there is. */
  readonly content: ContentIndexes;
  /** When the prices were looked at, */
  readonly since: Date;
  /** and when the next of them changes; null when none is known to. */
  readonly until: Date | null;
  readonly searched: Searched;
}

export interface IndexParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly catalogue: Catalogue;
}

export interface StoreIndexes {
  readonly of: (store: StoreView) => Promise<StoreIndex>;
  /** To be called when the stock of products is another. Answers the tags of what was answered before and is outdated. */
  readonly refresh: (productIds: readonly number[]) => Promise<readonly string[]>;
  /** Makes everything anew for whoever asks next. */
  readonly forget: () => void;
}

const attributesOf = (view: CatalogueView) =>
  attributeDocuments(view).map((document) => Object.assign({ id: document.attribute_id }, document));

const earliest = (moments: Iterable<Date>): Date | null =>
  [...moments].reduce<Date | null>((first, moment) => (!first || moment < first ? moment : first), null);

/** Products that are looked at anew at a time, when many have another price at the same moment. */
const batch = 500;

/**
 * The catalogue as it can be searched, one index for each store view, made when one is first asked for. It holds prices
 * and stock of a moment: what has another price is looked at anew when it begins, what has another stock when somebody
 * says so.
 */
export function createStoreIndexes({ database, clock, catalogue }: IndexParts): StoreIndexes {
  const kept = new Map<string, Promise<StoreIndex>>();
  const stores = configuration.storeViews.filter(({ enabled }) => enabled);

  /** In the order of the ids. */
  const documentsOf = (view: CatalogueView, ids: readonly number[], now: Date) =>
    database.read(async (session) => {
      const listed = await view.goods.products(session, ids);
      const leftOf = await readStock(session, [...new Set([...listed.values()].flatMap(variantIdsOf))]);
      return ids.flatMap((id) => {
        const own = listed.get(id);
        return own ? [productDocument(own, view, { leftOf, now })] : [];
      });
    });

  async function indexOf(searched: Searched, now: Date): Promise<StoreIndex> {
    const { view, ids, columns, changes } = searched;
    const products = createLazyIndex({ ids, columns, read: (wanted) => documentsOf(view, wanted, clock()) });
    await products.prime();
    return database.read(async (session) => ({
      view,
      products,
      categories: createIndex(categoryDocuments(view, countsOf(products.find, view))),
      attributes: createIndex(attributesOf(view)),
      content: await readContentIndexes(session, view),
      since: now,
      until: earliest(changes.values()),
      searched,
    }));
  }

  /** All store views are read at once: they have most of it in common. */
  function buildAll(now: Date): void {
    const searched = readSearched(database, catalogue, stores, now);
    for (const store of stores) {
      const own = searched.then((all) => {
        const found = all.get(store.code);
        if (!found) throw new Error(`Nothing was read for the store view ${store.code}.`);
        return indexOf(found, now);
      });
      void keep(store, own);
    }
  }

  /** Of all that is searched, prices alone change by themselves, and with them what is promoted. */
  async function renew(index: StoreIndex, now: Date): Promise<StoreIndex> {
    const { view, products, searched } = index;
    const changed = [...searched.changes].filter(([, moment]) => moment <= now).map(([id]) => id);
    for (let start = 0; start < changed.length; start += batch) {
      const ids = changed.slice(start, start + batch);
      products.replace(await documentsOf(view, ids, now));
      const listed = await database.read((session) => view.goods.products(session, ids));
      for (const [id, each] of listed) {
        const next = nextPriceChange(each, now);
        if (next) searched.changes.set(id, next);
        else searched.changes.delete(id);
      }
    }
    return {
      ...index,
      categories: createIndex(categoryDocuments(view, countsOf(products.find, view))),
      since: now,
      until: earliest(searched.changes.values()),
    };
  }

  async function refreshOne({ view, products, searched }: StoreIndex, productIds: readonly number[]) {
    const wholes = productIds.flatMap((id) => searched.wholesOf.get(id) ?? []);
    const known = new Set(searched.ids);
    const touched = [...new Set([...productIds, ...wholes])].filter((id) => known.has(id));
    const documents = await documentsOf(view, touched, clock());
    return documents.flatMap((document) => {
      const before = products.known(Number(document.id));
      const isFoundAsBefore = !products.replace([document]);
      return outdatedTags(isFoundAsBefore ? before : undefined, document, view);
    });
  }

  function forget(code: string, work: Promise<StoreIndex>): void {
    if (kept.get(code) === work) kept.delete(code);
  }

  /** Whoever asks meanwhile waits for the same work; what failed is tried again by the next. */
  function keep({ code }: StoreView, work: Promise<StoreIndex>): Promise<StoreIndex> {
    kept.set(code, work);
    work.catch(() => forget(code, work));
    return work;
  }

  return {
    async of(store) {
      const now = clock();
      if (!kept.has(store.code)) buildAll(now);
      const known = kept.get(store.code);
      if (!known) throw new Error(`The store view ${store.code} does not sell.`);
      const index = await known;
      if (now < index.since) {
        buildAll(now);
        return kept.get(store.code) ?? known;
      }
      return index.until && now >= index.until ? keep(store, renew(index, now)) : index;
    },
    async refresh(productIds) {
      const tags = new Set(productIds.map(productTag));
      for (const [code, pending] of kept) {
        try {
          for (const tag of await refreshOne(await pending, productIds)) tags.add(tag);
        } catch {
          // What cannot be brought up to date is made anew by whoever asks next, who hears why when that fails too.
          forget(code, pending);
        }
      }
      return [...tags];
    },
    forget: () => kept.clear(),
  };
}
