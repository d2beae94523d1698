import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import type { PageRange } from "./engine/createFinder.ts";
import type { Found } from "./engine/createIndex.ts";
import type { Session } from "../kernel/database/database.ts";
import type { Document } from "./engine/document.ts";
import type { Query, SearchRequest } from "./engine/query.ts";

const { pageSize, categoryFetchSize, attributeListSize } = configuration.catalog;
const { frontBlockSize, articleSize, blockListSize, maximumSize } = configuration.content;

export interface SizeLimits {
  /** Number of hits that are returned by default. */
  readonly defaultSize: number;
  /** Maximum number of hits. */
  readonly maxSize: number;
}

/** The entities that can be searched, with their page sizes (docs/specification/settings.md#setting-21). */
export const entitySizes = {
  product: { defaultSize: pageSize, maxSize: categoryFetchSize },
  category: { defaultSize: pageSize, maxSize: categoryFetchSize },
  attribute: { defaultSize: attributeListSize, maxSize: categoryFetchSize },
  salon: { defaultSize: pageSize, maxSize: categoryFetchSize },
  user_review: { defaultSize: pageSize, maxSize: categoryFetchSize },
  attributes_description: { defaultSize: pageSize, maxSize: categoryFetchSize },
  taxrule: { defaultSize: pageSize, maxSize: categoryFetchSize },
  article: { defaultSize: articleSize, maxSize: articleSize },
  front_block: { defaultSize: frontBlockSize, maxSize: frontBlockSize },
  cms_page: { defaultSize: maximumSize, maxSize: maximumSize },
  cms_block: { defaultSize: blockListSize, maxSize: maximumSize },
  cms_hierarchy: { defaultSize: maximumSize, maxSize: maximumSize },
  removed_page: { defaultSize: pageSize, maxSize: maximumSize },
  cms_faq: { defaultSize: maximumSize, maxSize: maximumSize },
} as const satisfies Readonly<Record<string, SizeLimits>>;
export type Entity = keyof typeof entitySizes;

export const isEntity = (name: string): name is Entity => Object.hasOwn(entitySizes, name);

/** Entities whose documents change only when the platform starts, or with a rebuild. */
export type ContentEntity = Exclude<Entity, "product" | "category" | "attribute">;

/** A search of one entity. */
export interface EntitySearch {
  readonly entity: Entity;
  readonly request: SearchRequest;
  readonly page: PageRange;
}

/** The result of a search in a store view, and what the cache needs to know about it. */
export interface SearchAnswer {
  readonly found: Found<unknown>;
  /** The query with what its words mean in their place; missing if it has no words. */
  readonly understood?: Query;
  /** The cache tags of everything that the answer depends on (`cacheTags.ts`). */
  readonly tags: readonly string[];
  /** Fields that the answer has next to `hits`. */
  readonly extraFields: Document;
  /** When the answer becomes outdated by itself; null if that is not known. */
  readonly until: Date | null;
}

/** What changed about products: only their stock, or anything, including whether they exist. */
export type ChangeScope = "stock" | "anything";

/** Searches the catalogue: embedded, or with an Elasticsearch or OpenSearch service. */
export interface CatalogSearch {
  readonly search: (store: StoreView, request: EntitySearch) => Promise<SearchAnswer>;
  /**
   * Schedules the update of the search in the transaction that changes products (called by `changeProducts`). The update
   * is then made even if this process ends right after the commit.
   */
  readonly scheduleSync: (session: Session, productIds: readonly number[], changed: ChangeScope) => Promise<void>;
  /**
   * Schedules a rebuild by other processes in a transaction that changes attributes or categories. This process calls
   * `rebuild` after the commit.
   */
  readonly scheduleFullSync: (session: Session) => Promise<void>;
  /**
   * Updates the search after products were changed, added or deleted. Returns the cache tags of earlier answers that are
   * outdated.
   */
  readonly refresh: (productIds: readonly number[], changed?: ChangeScope) => Promise<readonly string[]>;
  /**
   * Reads everything again, for changes whose extent is unknown. Until that is done, searches use the earlier data, so that
   * shoppers do not wait. Answers given before the promise resolves may be outdated. The promise never rejects: if reading
   * fails, the next search reads again.
   */
  readonly rebuild: () => Promise<void>;
}
