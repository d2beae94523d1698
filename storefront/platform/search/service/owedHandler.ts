import * as z from "zod/mini";
import type { Database } from "../../database/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobHandler } from "../../jobs/runJobs.ts";
import type { RouteParts } from "../../platformParts.ts";

const owed = z.object({ productIds: z.array(z.int()), changed: z.enum(["stock", "anything"]) });

interface Owed {
  readonly productIds: readonly number[];
  readonly changed: "stock" | "anything";
}

const pause = 60_000; // Milliseconds until a silent service is spoken to again.

/** Promises that the search service will be told of products that it did not listen to. Once a minute is enough. */
export const promiseToTell = (database: Database, { productIds, changed }: Owed, now: Date): Promise<void> =>
  database.write((session) =>
    enqueue(session, {
      kind: "search",
      key: `search:${Math.floor(now.getTime() / pause)}:${changed}:${productIds.join(",")}`,
      payload: { productIds, changed },
      runAt: new Date(now.getTime() + pause),
    }),
  );

/** Tells the search service what it is owed; while it is silent, that is promised anew. */
export const owedHandler =
  ({ indexes, onOutdated }: Pick<RouteParts, "indexes" | "onOutdated">): JobHandler =>
  async (payload) => {
    const { productIds, changed } = owed.parse(payload);
    onOutdated(await indexes.refresh(productIds, changed));
  };
