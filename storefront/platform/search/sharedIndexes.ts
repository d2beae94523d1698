import type { Session } from "../kernel/database/database.ts";
import type { CatalogSearch, Changed } from "./catalogSearch.ts";
import type { CatalogParts } from "../catalog/catalogue.ts";

/** Which products have changed, and whether more than their stock. */
export interface ProductChange {
  readonly productIds: readonly number[];
  readonly changed: Changed;
}

/** Announces changes of products to the other processes of the same shop, which cache them in memory. */
export interface ChangeBroadcast {
  /**
   * Announces a change as part of the session's transaction: other processes receive it when the transaction is
   * committed, and never if it is rolled back. Null announces that anything may have changed.
   */
  readonly announce: (session: Session, told: ProductChange | null) => Promise<void>;
  /** Calls the listener with each change that another process announces; with null when one may have been missed. */
  readonly onChange: (hear: (told: ProductChange | null) => void) => void;
  readonly close: () => Promise<void>;
}

/** For an embedded platform, which is the only process of its shop. */
export const noBroadcast: ChangeBroadcast = { announce: async () => {}, onChange: () => {}, close: async () => {} };

/** Receives the cache tags of answers that are outdated by another process; null when all of them may be. */
export type OnOutdated = (tags: readonly string[] | null) => void;

/** Returns a search that announces its changes to other processes and applies the changes that they announce. */
export function sharedIndexes(own: CatalogSearch, others: ChangeBroadcast, onOutdated: OnOutdated): CatalogSearch {
  let following: Promise<void> = Promise.resolve();
  /** Rebuilds the index; answers given from then on may be cached again. */
  async function rebuild() {
    await own.rebuild();
    onOutdated(null);
  }
  async function apply(change: ProductChange | null) {
    if (change === null) return rebuild();
    onOutdated(await own.refresh(change.productIds, change.changed));
  }
  others.onChange((change) => {
    following = following.then(() => apply(change)).catch(rebuild);
  });
  return {
    ...own,
    async scheduleFullSync(session) {
      await own.scheduleFullSync(session);
      await others.announce(session, null);
    },
    /** Other processes are notified by the commit, even if this one ends right after it. */
    async scheduleSync(session, productIds, changed) {
      await own.scheduleSync(session, productIds, changed);
      await others.announce(session, { productIds, changed });
    },
  };
}

/** What routes and jobs are given that search products or change them. */
export interface SearchParts extends CatalogParts {
  readonly indexes: CatalogSearch;
  /** Called by jobs with the tags of earlier answers that are outdated; routes send those tags in their answer. */
  readonly onOutdated: OnOutdated;
}

export interface ProductUpdate<T> {
  /** What of the products is changed by it. */
  readonly changed: Changed;
  readonly work: (session: Session) => Promise<T>;
  /** The products that it has changed. */
  readonly productIdsOf: (done: T) => readonly number[];
}

/**
 * One transaction that changes products, and the news of it: the search knows of it when this ends, or, where the
 * process ends in between, soon after. Answers what was done, and the tags of what was answered before and is outdated.
 */
export async function changeProducts<T>(
  { database, indexes }: Pick<SearchParts, "database" | "indexes">,
  { changed, work, productIdsOf }: ProductUpdate<T>,
): Promise<{ readonly done: T; readonly outdated: readonly string[] }> {
  const done = await database.write(async (session) => {
    const worked = await work(session);
    const productIds = productIdsOf(worked);
    if (productIds.length > 0) await indexes.scheduleSync(session, productIds, changed);
    return worked;
  });
  const productIds = productIdsOf(done);
  return { done, outdated: productIds.length > 0 ? await indexes.refresh(productIds, changed) : [] };
}
