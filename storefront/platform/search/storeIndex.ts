import type { WireProduct } from "#contract/catalog/product.ts";
import {
  type AttributeDocument,
  attributeDocuments,
  type CategoryDocument,
  categoryDocuments,
  type CountOf,
} from "../catalog/documents.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { nextPriceChange } from "../catalog/listedProduct.ts";
import type { Database } from "../kernel/database/database.ts";
import { createIndex, type SearchIndex } from "./engine/createIndex.ts";
import { createLazyIndex, type LazyIndex } from "./engine/createLazyIndex.ts";
import type { ContentEntity } from "./catalogSearch.ts";
import { readContentDocuments, readDocuments } from "./readDocuments.ts";
import type { ProductColumns } from "./readProductColumns.ts";
import { configuration } from "#configuration/index.ts";
import type { PageRange, FoundPlaces } from "./engine/createFinder.ts";
import type { Query, SearchRequest } from "./engine/query.ts";

type Searchable = Pick<SearchIndex<unknown>, "search">;

/** The search indexes of one store view. */
export interface StoreIndex {
  readonly view: CatalogueView;
  readonly products: LazyIndex<WireProduct>;
  readonly categories: SearchIndex<CategoryDocument>;
  readonly attributes: SearchIndex<AttributeDocument>;
  readonly content: Readonly<Record<ContentEntity, Searchable>>;
  /** The moment that the prices are of. */
  readonly pricesAt: Date;
  /** When the next price changes; null if no change is scheduled. */
  readonly until: Date | null;
  /** When the price of a product changes next, by product id. */
  readonly priceChanges: Map<number, Date>;
}

export interface IndexParts {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Returns the earliest of several moments, or null if there are none. */
export const earliest = (moments: Iterable<Date>): Date | null =>
  [...moments].reduce<Date | null>((first, moment) => (!first || moment < first ? moment : first), null);

/** Creates the index of categories, with the number of products that each lists. */
export const createCategoryIndex = (view: CatalogueView, products: LazyIndex<WireProduct>) =>
  createIndex(categoryDocuments(view, countsOf(products.find, view)));

/** Creates the indexes of a store view from the columns that were read for it. */
export async function createStoreIndex(
  productColumns: ProductColumns,
  { database, clock }: IndexParts,
  now: Date,
): Promise<StoreIndex> {
  const { view, ids, columns, priceChanges } = productColumns;
  const read = (productIds: readonly number[]) =>
    database.read((session) => readDocuments(session, view, productIds, clock()));
  const products = createLazyIndex({ ids, columns, read });
  await products.prime();
  const documents = await database.read((session) => readContentDocuments(session, view));
  return {
    view,
    products,
    categories: createCategoryIndex(view, products),
    attributes: createIndex(attributeDocuments(view)),
    content: {
      salon: createIndex(documents.salon),
      user_review: createIndex(documents.user_review),
      attributes_description: createIndex(documents.attributes_description),
      taxrule: createIndex(documents.taxrule),
      article: createIndex(documents.article),
      front_block: createIndex(documents.front_block),
      cms_page: createIndex(documents.cms_page),
      cms_block: createIndex(documents.cms_block),
      cms_hierarchy: createIndex(documents.cms_hierarchy),
      removed_page: createIndex(documents.removed_page),
      cms_faq: createIndex(documents.cms_faq),
    },
    pricesAt: now,
    until: earliest(priceChanges.values()),
    priceChanges,
  };
}

/** Number of products that are updated at a time. */
export const batch = 500;

/** Records when the prices of products change next. */
export async function recordPriceChanges(
  index: StoreIndex,
  ids: readonly number[],
  { database }: IndexParts,
  now: Date,
) {
  const { view, priceChanges } = index;
  const listed = await database.read((session) => view.goods.byId(session, ids));
  for (const id of ids) priceChanges.delete(id);
  for (const [id, each] of listed) {
    const next = nextPriceChange(each, now);
    if (next) priceChanges.set(id, next);
  }
}

/** Updates the products whose price has changed by now, and with it whether they are promoted. Nothing else changes by itself. */
export async function applyPriceChanges(index: StoreIndex, parts: IndexParts, now: Date): Promise<StoreIndex> {
  const { view, products, priceChanges } = index;
  const changed = [...priceChanges].filter(([, moment]) => moment <= now).map(([id]) => id);
  for (let start = 0; start < changed.length; start += batch) {
    const ids = changed.slice(start, start + batch);
    products.replace(await parts.database.read((session) => readDocuments(session, view, ids, now)));
    await recordPriceChanges(index, ids, parts, now);
  }
  return {
    ...index,
    categories: createCategoryIndex(view, products),
    pricesAt: now,
    until: earliest(priceChanges.values()),
  };
}

const { listedStatuses, listedVisibilities } = configuration.catalog;

const oneOf = (field: string, values: readonly number[]): Query => ({ kind: "terms", field, values, boost: 1 });

/** Counts the products that lists may show (docs/specification/catalogue.md#list-20) by category. */
export const listedByCategory: SearchRequest = {
  query: {
    kind: "bool",
    must: [],
    filter: [oneOf("status", listedStatuses), oneOf("visibility", listedVisibilities)],
    should: [],
    mustNot: [],
    minimum: { count: 0 },
    boost: 1,
  },
  postFilter: null,
  aggregations: new Map([["categories", { kind: "terms", field: "category_ids", size: 10_000, documents: null }]]),
  sort: [],
  minimumScore: null,
  from: null,
  size: null,
  fields: { include: [], exclude: [] },
};

interface Bucket {
  readonly key: number;
  readonly doc_count: number;
}

/** Returns the number of products of each category, from the result of `listedByCategory`. The root lists all of them. */
export function countsIn(
  { total, aggregations }: Pick<FoundPlaces, "total" | "aggregations">,
  { categories }: Pick<CatalogueView, "categories">,
): CountOf {
  const counted = aggregations?.["categories"] as { readonly buckets: readonly Bucket[] } | undefined;
  const counts = new Map(counted?.buckets.map(({ key, doc_count }) => [Number(key), doc_count]));
  for (const { category } of categories) if (category.parentId === null) counts.set(category.id, total);
  return (id) => counts.get(id) ?? 0;
}

/** Returns the number of products of each category, which it searches with `find`. */
export const countsOf = (
  find: (request: SearchRequest, page: PageRange) => Pick<FoundPlaces, "total" | "aggregations">,
  view: Pick<CatalogueView, "categories">,
): CountOf => countsIn(find(listedByCategory, { from: 0, size: 0 }), view);
