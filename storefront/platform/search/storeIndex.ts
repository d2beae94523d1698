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
import type { Searched } from "./readSearched.ts";
import { configuration } from "#configuration/index.ts";
import type { AskedPage, FoundPlaces } from "./engine/createFinder.ts";
import type { Query, SearchRequest } from "./engine/query.ts";

type Searchable = Pick<SearchIndex<unknown>, "search">;

/** What can be searched in one store view. */
export interface StoreIndex {
  readonly view: CatalogueView;
  readonly products: LazyIndex<WireProduct>;
  readonly categories: SearchIndex<CategoryDocument>;
  readonly attributes: SearchIndex<AttributeDocument>;
  readonly content: Readonly<Record<ContentEntity, Searchable>>;
  /** When the prices were looked at, */
  readonly since: Date;
  /** and when the next of them changes; null when none is known to. */
  readonly until: Date | null;
  /** By the ids of the products that will have another price: when the next one begins. */
  readonly changes: Map<number, Date>;
}

export interface IndexParts {
  readonly database: Database;
  readonly clock: () => Date;
}

export const earliest = (moments: Iterable<Date>): Date | null =>
  [...moments].reduce<Date | null>((first, moment) => (!first || moment < first ? moment : first), null);

/** Counts follow from what is searched by. */
export const categoriesOf = (view: CatalogueView, products: LazyIndex<WireProduct>) =>
  createIndex(categoryDocuments(view, countsOf(products.find, view)));

/** The index of a store view, of what has been read for it. */
export async function storeIndex(searched: Searched, { database, clock }: IndexParts, now: Date): Promise<StoreIndex> {
  const { view, ids, columns, changes } = searched;
  const read = (wanted: readonly number[]) => database.read((session) => readDocuments(session, view, wanted, clock()));
  const products = createLazyIndex({ ids, columns, read });
  await products.prime();
  const documents = await database.read((session) => readContentDocuments(session, view));
  return {
    view,
    products,
    categories: categoriesOf(view, products),
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
      cms_faq: createIndex(documents.cms_faq),
    },
    since: now,
    until: earliest(changes.values()),
    changes,
  };
}

/** Products that are looked at anew at a time, when many are others at the same moment. */
export const batch = 500;

/** Notes when products will have another price. */
export async function noteProducts(index: StoreIndex, ids: readonly number[], { database }: IndexParts, now: Date) {
  const { view, changes } = index;
  const listed = await database.read((session) => view.goods.products(session, ids));
  for (const id of ids) changes.delete(id);
  for (const [id, each] of listed) {
    const next = nextPriceChange(each, now);
    if (next) changes.set(id, next);
  }
}

/** Of all that is searched, prices alone change by themselves, and with them what is promoted. */
export async function renewed(index: StoreIndex, parts: IndexParts, now: Date): Promise<StoreIndex> {
  const { view, products, changes } = index;
  const changed = [...changes].filter(([, moment]) => moment <= now).map(([id]) => id);
  for (let start = 0; start < changed.length; start += batch) {
    const ids = changed.slice(start, start + batch);
    products.replace(await parts.database.read((session) => readDocuments(session, view, ids, now)));
    await noteProducts(index, ids, parts, now);
  }
  return { ...index, categories: categoriesOf(view, products), since: now, until: earliest(changes.values()) };
}

const { listedStatuses, listedVisibilities } = configuration.catalog;

const oneOf = (field: string, values: readonly number[]): Query => ({ kind: "terms", field, values, boost: 1 });

/** What lists may show (docs/specification/catalogue.md#list-20), by category. */
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
  aggregations: new Map([["categories", { kind: "terms", field: "category_ids", size: 10_000 }]]),
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

/** How many products each category lists, by what was found of `listedByCategory`; the root lists them all. */
export function countsIn(
  { total, aggregations }: Pick<FoundPlaces, "total" | "aggregations">,
  { categories }: Pick<CatalogueView, "categories">,
): CountOf {
  const counted = aggregations?.["categories"] as { readonly buckets: readonly Bucket[] } | undefined;
  const counts = new Map(counted?.buckets.map(({ key, doc_count }) => [Number(key), doc_count]));
  for (const { category } of categories) if (category.parentId === null) counts.set(category.id, total);
  return (id) => counts.get(id) ?? 0;
}

/** The same, through the given finder. */
export const countsOf = (
  find: (request: SearchRequest, page: AskedPage) => Pick<FoundPlaces, "total" | "aggregations">,
  view: Pick<CatalogueView, "categories">,
): CountOf => countsIn(find(listedByCategory, { from: 0, size: 0 }), view);
