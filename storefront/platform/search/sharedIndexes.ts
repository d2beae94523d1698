import type { Others } from "../others.ts";
import type { StoreIndexes } from "./storeIndexes.ts";

/** Hears what of the answers given before is outdated by another process; null when that may be all of them. */
export type OnOutdated = (tags: readonly string[] | null) => void;

/** Indexes that tell other processes what was changed here, and follow what is changed there. */
export function sharedIndexes(own: StoreIndexes, others: Others, onOutdated: OnOutdated): StoreIndexes {
  let following: Promise<void> = Promise.resolve();
  async function follow(productIds: readonly number[] | null) {
    if (productIds === null) {
      own.forget();
      return onOutdated(null);
    }
    onOutdated(await own.refresh(productIds));
  }
  others.onTold((productIds) => {
    following = following.then(() => follow(productIds));
  });
  return {
    ...own,
    async refresh(productIds) {
      const tags = await own.refresh(productIds);
      // What others do not hear now, they hear with everything else when they have been cut off.
      await others.tell(productIds).catch(() => {});
      return tags;
    },
  };
}
