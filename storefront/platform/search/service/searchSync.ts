import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import type { Session } from "../../kernel/database/database.ts";
import { jobs } from "../../kernel/jobs/tables/job.ts";
import { enqueue, type JobHandler } from "../../kernel/jobs/jobs.ts";
import type { SearchParts } from "../sharedIndexes.ts";
import type { ChangeScope } from "../catalogSearch.ts";

const pendingSync = z.object({ productIds: z.array(z.int()), changed: z.enum(["stock", "anything"]) });

/** Products whose change has not reached the search service yet. */
export interface PendingSync {
  readonly productIds: readonly number[];
  readonly changed: ChangeScope;
}

const retryDelay = 60_000; // Milliseconds.

/** Number of pending syncs that are read at a time. */
const batchSize = 500;

/** Schedules, in the session's transaction, that products are sent to the search service. Does nothing if `name` is taken. */
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

/** Schedules another attempt for products that the service did not accept, at most once a minute for the same products. */
export const rescheduleSync = (session: Session, sync: PendingSync, now: Date): Promise<void> =>
  scheduleSync(
    session,
    sync,
    `${Math.floor(now.getTime() / retryDelay)}:${sync.changed}:${sync.productIds.join(",")}`,
    now,
  );

/** Returns the ids of the scheduled syncs that are completed by sending these products. */
export async function pendingSyncs(session: Session, { productIds, changed }: PendingSync): Promise<readonly number[]> {
  const sentIds = new Set(productIds);
  const scheduled = await session
    .select({ id: jobs.id, payload: jobs.payload })
    .from(jobs)
    .where(and(eq(jobs.kind, "search"), isNull(jobs.doneAt)))
    .orderBy(asc(jobs.runAt))
    .limit(batchSize);
  return scheduled.flatMap(({ id, payload }) => {
    const sync = pendingSync.parse(payload);
    const isCovered = sync.changed === "stock" || changed === "anything";
    return isCovered && sync.productIds.every((productId) => sentIds.has(productId)) ? [id] : [];
  });
}

/** Deletes scheduled syncs that have been completed. */
export async function deletePendingSyncs(session: Session, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await session.delete(jobs).where(inArray(jobs.id, [...ids]));
}

/** Creates the job that sends scheduled products to the search service. If the service does not answer, they are rescheduled. */
export const searchSyncJob =
  ({ indexes, onOutdated }: Pick<SearchParts, "indexes" | "onOutdated">): JobHandler =>
  async (payload) => {
    const { productIds, changed } = pendingSync.parse(payload);
    onOutdated(await indexes.refresh(productIds, changed));
  };
