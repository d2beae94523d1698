import type { Others, Told } from "./others.ts";
import type { CatalogSearch } from "./catalogSearch.ts";

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
