import type { Session } from "../kernel/database/database.ts";
import type { CatalogSearch, ChangeScope } from "./catalogSearch.ts";
import type { CatalogParts } from "../catalog/catalogue.ts";

/** The products that changed, and whether only their stock did. */
export interface ProductChange {
  readonly productIds: readonly number[];
  readonly changed: ChangeScope;
}

/** Announces changes of products to the other processes of the same shop, which cache them in memory. */
export interface ChangeBroadcast {
  /**
   * Announces a change as part of the session's transaction: other processes receive it when the transaction is
   * committed, and never if it is rolled back. Null announces that anything may have changed.
   */
  readonly announce: (session: Session, change: ProductChange | null) => Promise<void>;
  /** Calls the listener with each change that another process announces; with null when one may have been missed. */
  readonly onChange: (listener: (change: ProductChange | null) => void) => void;
  readonly close: () => Promise<void>;
}

/** For an embedded platform, which is the only process of its shop. */
export const noBroadcast: ChangeBroadcast = { announce: async () => {}, onChange: () => {}, close: async () => {} };

/** Receives the cache tags of answers that are outdated by another process; null when all of them may be. */
export type OnOutdated = (tags: readonly string[] | null) => void;

/** Returns a search that announces its changes to other processes and applies the changes that they announce. */
export function sharedIndexes(
  search: CatalogSearch,
  broadcast: ChangeBroadcast,
  onOutdated: OnOutdated,
): CatalogSearch {
  let applying: Promise<void> = Promise.resolve();
  /** Rebuilds the index; answers given from then on may be cached again. */
  async function rebuild() {
    await search.rebuild();
    onOutdated(null);
  }
  async function apply(change: ProductChange | null) {
    if (change === null) return rebuild();
    onOutdated(await search.refresh(change.productIds, change.changed));
  }
  broadcast.onChange((change) => {
    applying = applying.then(() => apply(change)).catch(rebuild);
  });
  return {
    ...search,
    async scheduleFullSync(session) {
      await search.scheduleFullSync(session);
      await broadcast.announce(session, null);
    },
    /** Other processes are notified by the commit, even if this one ends right after it. */
    async scheduleSync(session, productIds, changed) {
      await search.scheduleSync(session, productIds, changed);
      await broadcast.announce(session, { productIds, changed });
    },
  };
}

/** Dependencies of routes and jobs that search or change products. */
export interface SearchParts extends CatalogParts {
  readonly indexes: CatalogSearch;
  /** Called by jobs with the tags of earlier answers that are outdated; routes send those tags in their answer. */
  readonly onOutdated: OnOutdated;
}

export interface ProductUpdate<T> {
  /** What the work changes about the products. */
  readonly changed: ChangeScope;
  readonly work: (session: Session) => Promise<T>;
  /** Returns the ids of the products that the work changed. */
  readonly productIdsOf: (result: T) => readonly number[];
}

/**
 * Changes products in one transaction and updates the search. If the process ends after the commit, a job updates the
 * search instead. Returns the result of the work in `done`, and the cache tags of earlier answers that are outdated.
 */
export async function changeProducts<T>(
  { database, indexes }: Pick<SearchParts, "database" | "indexes">,
  { changed, work, productIdsOf }: ProductUpdate<T>,
): Promise<{ readonly done: T; readonly outdated: readonly string[] }> {
  const done = await database.write(async (session) => {
    const result = await work(session);
    const productIds = productIdsOf(result);
    if (productIds.length > 0) await indexes.scheduleSync(session, productIds, changed);
    return result;
  });
  const productIds = productIdsOf(done);
  return { done, outdated: productIds.length > 0 ? await indexes.refresh(productIds, changed) : [] };
}
