import type { Session } from "../kernel/database/database.ts";
import type { SearchParts } from "./searchParts.ts";
import type { Changed } from "./catalogSearch.ts";

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
