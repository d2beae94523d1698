import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import type { Session } from "../../kernel/database/database.ts";
import { jobs } from "../../kernel/jobs/tables/job.ts";
import { enqueue, type JobHandler } from "../../kernel/jobs/jobs.ts";
import type { SearchParts } from "../sharedIndexes.ts";
import type { Changed } from "../catalogSearch.ts";

const pendingSync = z.object({ productIds: z.array(z.int()), changed: z.enum(["stock", "anything"]) });

export interface PendingSync {
  readonly productIds: readonly number[];
  readonly changed: Changed;
}

const retryDelay = 60_000; // Milliseconds until a service that did not answer is called again.

/** How many pending syncs are read at once. */
const batchSize = 500;

/** Schedules, in the session's transaction, that products are sent to the search service. Once for each `name`. */
export const scheduleSync = (
  session: Session,
  { productIds, changed }: PendingSync,
  name: string,
  now: Date,
): Promise<void> =>
  enqueue(session, {
    kind: "search",
    key: `search:${name}`,
    payload: { productIds, changed },
    runAt: new Date(now.getTime() + retryDelay),
  });

/** Schedules products again that the service did not accept, at most once a minute. */
export const rescheduleSync = (session: Session, debt: PendingSync, now: Date): Promise<void> =>
  scheduleSync(
    session,
    debt,
    `${Math.floor(now.getTime() / retryDelay)}:${debt.changed}:${debt.productIds.join(",")}`,
    now,
  );

/** Returns the ids of scheduled syncs that sending these products completes. */
export async function pendingSyncs(session: Session, { productIds, changed }: PendingSync): Promise<readonly number[]> {
  const told = new Set(productIds);
  const promised = await session
    .select({ id: jobs.id, payload: jobs.payload })
    .from(jobs)
    .where(and(eq(jobs.kind, "search"), isNull(jobs.doneAt)))
    .orderBy(asc(jobs.runAt))
    .limit(batchSize);
  return promised.flatMap(({ id, payload }) => {
    const debt = pendingSync.parse(payload);
    const isTold = debt.changed === "stock" || changed === "anything";
    return isTold && debt.productIds.every((productId) => told.has(productId)) ? [id] : [];
  });
}

/** Deletes scheduled syncs that have been completed. */
export async function deletePendingSyncs(session: Session, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await session.delete(jobs).where(inArray(jobs.id, [...ids]));
}

/** The job that sends scheduled products to the search service. While the service does not answer, they are scheduled again. */
export const searchSyncJob =
  ({ indexes, onOutdated }: Pick<SearchParts, "indexes" | "onOutdated">): JobHandler =>
  async (payload) => {
    const { productIds, changed } = pendingSync.parse(payload);
    onOutdated(await indexes.refresh(productIds, changed));
  };
