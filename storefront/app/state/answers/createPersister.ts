import type { Connection } from "../connection.ts";
import { ProviderUnreachable } from "#client/failures.ts";
import { recoversByItself } from "../loadFailure.ts";
import type { Found, KeptAnswers } from "./keptAnswers.ts";

type Key = readonly unknown[];

export interface PersisterSetting {
  /** Loads the kept answers, whose code is needed only when an answer does not arrive. */
  readonly kept: () => Promise<KeptAnswers>;
  readonly connection: Connection;
  /** A list that is not kept stays empty. */
  readonly onEmptyList: () => void;
}

/** Whether an answer says that nothing was found: as a rule only that this browser has seen nothing of it. */
const findsNothing = ([name]: Key, data: unknown) =>
  (name === "list" || name === "suggestions") &&
  typeof data === "object" &&
  data !== null &&
  "total" in data &&
  data.total === 0;

/**
 * Creates what stands between a query and its request (`persister` of react-query): an answer that does not arrive is
 * replaced by the one that this browser has kept. While the shop does not answer, the kept one comes first. A search of
 * which nothing is kept finds nothing only without a connection; while the shop is slow or fails, its failure is shown.
 */
export function createPersister({ kept, connection, onEmptyList }: PersisterSetting) {
  /** The hashes of the queries whose kept answers are shown. */
  const served = new Set<string>();

  async function read(key: Key, hash: string, isCutOff: boolean): Promise<Found | null> {
    // Without its code, or with what a newer version has kept, the answer is as lost as without a storage.
    const found = await kept()
      .then((answers) => answers.read(key))
      .catch(() => null);
    if (!found) return null;
    const isEmpty = findsNothing(key, found.data);
    if (isEmpty && !isCutOff) return null;
    served.add(hash);
    connection.servedFromCache();
    if (isEmpty && key[0] === "list") onEmptyList();
    return found;
  }

  async function persister<Data, Context>(
    request: (context: Context) => Data | Promise<Data>,
    context: Context,
    { queryKey, queryHash }: { readonly queryKey: Key; readonly queryHash: string },
  ): Promise<Data> {
    if (connection.store.getState().isAway) {
      const found = await read(queryKey, queryHash, false);
      if (found) return found.data as Data;
    }
    try {
      const data = await request(context);
      served.delete(queryHash);
      connection.reached();
      return data;
    } catch (error) {
      if (!recoversByItself(error)) throw error;
      connection.lost();
      const isCutOff = error instanceof ProviderUnreachable && error.reason !== "timeout";
      const found = await read(queryKey, queryHash, isCutOff);
      if (!found) throw error;
      return found.data as Data;
    }
  }

  return { persister, served: served as ReadonlySet<string> };
}
