import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import type { AskedPage } from "./engine/createFinder.ts";
import type { Found } from "./engine/createIndex.ts";
import type { Session } from "../kernel/database/database.ts";
import type { Document } from "./engine/document.ts";
import type { SearchRequest } from "./engine/query.ts";

const { pageSize, categoryFetchSize, attributeListSize } = configuration.catalog;
const { frontBlockSize, articleSize, blockListSize, maximumSize } = configuration.content;

export interface Sizes {
  /** How many hits are returned by default, */
  readonly usual: number;
  /** and how many at most. */
  readonly largest: number;
}

/** What can be searched for, with the sizes of docs/specification/settings.md#setting-21. */
export const entitySizes = {
  product: { usual: pageSize, largest: categoryFetchSize },
  category: { usual: pageSize, largest: categoryFetchSize },
  attribute: { usual: attributeListSize, largest: categoryFetchSize },
  salon: { usual: pageSize, largest: categoryFetchSize },
  user_review: { usual: pageSize, largest: categoryFetchSize },
  attributes_description: { usual: pageSize, largest: categoryFetchSize },
  taxrule: { usual: pageSize, largest: categoryFetchSize },
  article: { usual: articleSize, largest: articleSize },
  front_block: { usual: frontBlockSize, largest: frontBlockSize },
  cms_page: { usual: maximumSize, largest: maximumSize },
  cms_block: { usual: blockListSize, largest: maximumSize },
  cms_hierarchy: { usual: maximumSize, largest: maximumSize },
  cms_faq: { usual: maximumSize, largest: maximumSize },
} as const satisfies Readonly<Record<string, Sizes>>;
export type Entity = keyof typeof entitySizes;

export const isEntity = (name: string): name is Entity => Object.hasOwn(entitySizes, name);

/** Those whose documents change only with a start. */
export type ContentEntity = Exclude<Entity, "product" | "category" | "attribute">;

/** A search of one entity. */
export interface AskedSearch {
  readonly entity: Entity;
  readonly request: SearchRequest;
  readonly page: AskedPage;
}

/** What is found in a store view, and what the answer depends on. */
export interface Answered {
  readonly found: Found<unknown>;
  /** Of what it depends on (`cacheTags.ts`). */
  readonly tags: readonly string[];
  /** What is answered beside the hits. */
  readonly beside: Document;
  /** When it is no longer right; null when that is not known. */
  readonly until: Date | null;
}

/** What has changed: only the stock of products, or anything, including whether they exist. */
export type Changed = "stock" | "anything";

/** What the catalogue is searched by: our own evaluator, or a service that speaks the same language. */
export interface CatalogSearch {
  readonly search: (store: StoreView, asked: AskedSearch) => Promise<Answered>;
  /**
   * To be called in the transaction that changes products (`changeProducts` does): what somebody outside has to be told
   * is promised with it, so that it is told even when this process ends before.
   */
  readonly scheduleSync: (session: Session, productIds: readonly number[], changed: Changed) => Promise<void>;
  /**
   * To be called in a transaction that changes attributes or categories: other processes read everything again once it
   * is committed. This one does with `rebuild`.
   */
  readonly scheduleFullSync: (session: Session) => Promise<void>;
  /**
   * To be called after products have changed, came or went, with their ids: what is answered from then on knows of it.
   * Answers the tags of what was answered before and is outdated.
   */
  readonly refresh: (productIds: readonly number[], changed?: Changed) => Promise<readonly string[]>;
  /**
   * To be called when it is not known what has changed. Everything is read again; until that is done, searches are
   * answered from what was at hand, so that no shopper waits for it. Answers given before the returned promise resolves
   * may be outdated. It never rejects: if reading fails, the next search reads.
   */
  readonly rebuild: () => Promise<void>;
}
