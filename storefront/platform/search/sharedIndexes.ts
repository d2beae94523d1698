import type { Session } from "../kernel/database/database.ts";
import type { CatalogSearch, Changed } from "./catalogSearch.ts";
import type { CatalogParts } from "../catalog/catalogue.ts";

/** Which products have changed, and what of them. */
export interface Told {
  readonly productIds: readonly number[];
  readonly changed: Changed;
}

/** The other processes of the same shop, which keep in memory what this one changes. */
export interface Others {
  /**
   * Announces what the session's transaction changes: others hear of it when it is committed, and never when it is not.
   * Null announces that anything may have changed.
   */
  readonly tell: (session: Session, told: Told | null) => Promise<void>;
  /** Hears what others say; null when something may have been missed. */
  readonly onTold: (hear: (told: Told | null) => void) => void;
  readonly close: () => Promise<void>;
}

/** An embedded platform is alone. */
export const nobodyElse: Others = { tell: async () => {}, onTold: () => {}, close: async () => {} };

/** Hears what of the answers given before is outdated by another process; null when that may be all of them. */
export type OnOutdated = (tags: readonly string[] | null) => void;

/** Indexes that tell other processes what was changed here, and follow what is changed there. */
export function sharedIndexes(own: CatalogSearch, others: Others, onOutdated: OnOutdated): CatalogSearch {
  let following: Promise<void> = Promise.resolve();
  /** What is answered from then on is right, so that it may be kept again. */
  async function rebuild() {
    await own.rebuild();
    onOutdated(null);
  }
  async function follow(told: Told | null) {
    if (told === null) return rebuild();
    onOutdated(await own.refresh(told.productIds, told.changed));
  }
  others.onTold((told) => {
    following = following.then(() => follow(told)).catch(rebuild);
  });
  return {
    ...own,
    async oweAll(session) {
      await own.oweAll(session);
      await others.tell(session, null);
    },
    /** Others hear of it with the commit, though this process may end right after; cut off, they forget everything. */
    async owe(session, productIds, changed) {
      await own.owe(session, productIds, changed);
      await others.tell(session, { productIds, changed });
    },
  };
}

/** What routes and jobs are given that search products or change them. */
export interface SearchParts extends CatalogParts {
  readonly indexes: CatalogSearch;
  /** Called by jobs with the tags of earlier answers that are outdated; routes send those tags in their answer. */
  readonly onOutdated: OnOutdated;
}

export interface ProductChange<T> {
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
  { changed, work, productIdsOf }: ProductChange<T>,
): Promise<{ readonly done: T; readonly outdated: readonly string[] }> {
  const done = await database.write(async (session) => {
    const worked = await work(session);
    const productIds = productIdsOf(worked);
    if (productIds.length > 0) await indexes.owe(session, productIds, changed);
    return worked;
  });
  const productIds = productIdsOf(done);
  return { done, outdated: productIds.length > 0 ? await indexes.refresh(productIds, changed) : [] };
}
