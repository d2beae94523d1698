import type { WireProduct } from "#contract/product.ts";
import type { StoreView } from "#domain/store/storeView.ts";
import { attributeDocuments } from "../catalog/attributeDocuments.ts";
import type { Catalogue, CatalogueView } from "../catalog/catalogue.ts";
import { type CategoryDocument, categoryDocuments } from "../catalog/categoryDocuments.ts";
import type { ListedProduct } from "../catalog/listedProduct.ts";
import { nextPriceChange } from "../catalog/nextPriceChange.ts";
import { type FilterDescriptionDocument, readFilterDescriptions } from "../catalog/readFilterDescriptions.ts";
import { readReviews, type ReviewDocument } from "../catalog/readReviews.ts";
import { readSalons, type SalonDocument } from "../catalog/readSalons.ts";
import { readStock, variantIdsOf } from "../catalog/readStock.ts";
import type { Database, Session } from "../database/database.ts";
import { outdatedTags, productTag } from "./cacheTags.ts";
import { createIndex, type SearchIndex } from "./engine/createIndex.ts";
import { productDocument } from "./productDocument.ts";

type AttributeIndexDocument = ReturnType<typeof attributesOf>[number];

/** What can be searched in one store view. */
export interface StoreIndex {
  readonly view: CatalogueView;
  readonly products: SearchIndex<WireProduct>;
  readonly categories: SearchIndex<CategoryDocument>;
  readonly attributes: SearchIndex<AttributeIndexDocument>;
  readonly salons: SearchIndex<SalonDocument>;
  readonly reviews: SearchIndex<ReviewDocument>;
  readonly descriptions: SearchIndex<FilterDescriptionDocument>;
  /** When the prices were looked at, */
  readonly since: Date;
  /** and when the next of them changes; null when none is known to. */
  readonly until: Date | null;
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
}

const attributesOf = (view: CatalogueView) =>
  attributeDocuments(view).map((document) => Object.assign({ id: document.attribute_id }, document));

const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, moment) => (moment && (!first || moment < first) ? moment : first), null);

const nextChangeOf = ({ products }: CatalogueView, now: Date) =>
  earliest(products.map((listed) => nextPriceChange(listed, now)));

/**
 * The catalogue as it can be searched, one index for each store view, made when it is first asked for. Documents hold
 * prices and stock of a moment: those of another price are made anew when it begins, those of another stock when
 * somebody says so.
 */
export function createStoreIndexes({ database, clock, catalogue }: IndexParts): StoreIndexes {
  const kept = new Map<string, Promise<StoreIndex>>();

  async function documentsOf(session: Session, view: CatalogueView, products: readonly ListedProduct[], now: Date) {
    const leftOf = await readStock(session, products === view.products ? "all" : products.flatMap(variantIdsOf));
    return products.map((listed) => productDocument(listed, view, { leftOf, now }));
  }

  const build = (store: StoreView, now: Date): Promise<StoreIndex> =>
    database.read(async (session) => {
      const view = await catalogue(session, store);
      return {
        view,
        products: createIndex(await documentsOf(session, view, view.products, now)),
        categories: createIndex(categoryDocuments(view, now)),
        attributes: createIndex(attributesOf(view)),
        salons: createIndex(await readSalons(session)),
        reviews: createIndex(await readReviews(session, store.locale)),
        descriptions: createIndex(await readFilterDescriptions(session, store.locale)),
        since: now,
        until: nextChangeOf(view, now),
      };
    });

  /** Of all that is searched, prices alone change by themselves, and with them what is promoted. */
  async function renew(index: StoreIndex, now: Date): Promise<StoreIndex> {
    const { view, products, since } = index;
    const changed = view.products.filter((listed) => {
      const change = nextPriceChange(listed, since);
      return change !== null && change <= now;
    });
    const documents = await database.read((session) => documentsOf(session, view, changed, now));
    for (const document of documents) products.replace(document);
    return {
      ...index,
      categories: createIndex(categoryDocuments(view, now)),
      since: now,
      until: nextChangeOf(view, now),
    };
  }

  async function refreshOne({ view, products }: StoreIndex, productIds: readonly number[]) {
    const touched = view.products.filter(({ product, parts }) =>
      [product, ...parts.map(({ listed }) => listed.product)].some(({ id }) => productIds.includes(id)),
    );
    const documents = await database.read((session) => documentsOf(session, view, touched, clock()));
    return documents.flatMap((document) => {
      const before = products.documentOf(document.id);
      products.replace(document);
      return outdatedTags(before, document, view);
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
      const known = kept.get(store.code);
      if (!known) return keep(store, build(store, now));
      const index = await known;
      if (now < index.since) return keep(store, build(store, now));
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
  };
}
