import type { Others, Told } from "../others.ts";
import type { CatalogSearch } from "./catalogSearch.ts";

/** Hears what of the answers given before is outdated by another process; null when that may be all of them. */
export type OnOutdated = (tags: readonly string[] | null) => void;

/** Indexes that tell other processes what was changed here, and follow what is changed there. */
export function sharedIndexes(own: CatalogSearch, others: Others, onOutdated: OnOutdated): CatalogSearch {
  let following: Promise<void> = Promise.resolve();
  async function follow(told: Told | null) {
    if (told === null) {
      own.forget();
      return onOutdated(null);
    }
    onOutdated(await own.refresh(told.productIds, told.changed));
  }
  others.onTold((told) => {
    // What could not be read now is read by whoever asks next.
    following = following
      .then(() => follow(told))
      .catch(() => {
        own.forget();
        onOutdated(null);
      });
  });
  return {
    ...own,
    /** Others hear of it with the commit, though this process may end right after; cut off, they forget everything. */
    async owe(session, productIds, changed) {
      await own.owe(session, productIds, changed);
      await others.tell(session, { productIds, changed });
    },
  };
}
