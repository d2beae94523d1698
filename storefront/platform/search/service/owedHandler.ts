import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import type { Session } from "../../kernel/database/database.ts";
import { jobs } from "../../kernel/jobs/tables/job.ts";
import { enqueue, type JobHandler } from "../../kernel/jobs/jobs.ts";
import type { SearchParts } from "../sharedIndexes.ts";
import type { Changed } from "../catalogSearch.ts";

const owed = z.object({ productIds: z.array(z.int()), changed: z.enum(["stock", "anything"]) });

export interface Owed {
  readonly productIds: readonly number[];
  readonly changed: Changed;
}

const pause = 60_000; // Milliseconds until a silent service is spoken to again.

/** Debts that are looked at together. */
const most = 500;

/** Promises, in the transaction of the session, that the search service will be told of products. `name` makes it one. */
export const promiseToTell = (
  session: Session,
  { productIds, changed }: Owed,
  name: string,
  now: Date,
): Promise<void> =>
  enqueue(session, {
    kind: "search",
    key: `search:${name}`,
    payload: { productIds, changed },
    runAt: new Date(now.getTime() + pause),
  });

/** The same of products that it did not listen to. Once a minute is enough. */
export const promiseAgain = (session: Session, debt: Owed, now: Date): Promise<void> =>
  promiseToTell(
    session,
    debt,
    `${Math.floor(now.getTime() / pause)}:${debt.changed}:${debt.productIds.join(",")}`,
    now,
  );

/** The promises that are kept by telling of these products, as far as they have been made. */
export async function promisesOf(session: Session, { productIds, changed }: Owed): Promise<readonly number[]> {
  const told = new Set(productIds);
  const promised = await session
    .select({ id: jobs.id, payload: jobs.payload })
    .from(jobs)
    .where(and(eq(jobs.kind, "search"), isNull(jobs.doneAt)))
    .orderBy(asc(jobs.runAt))
    .limit(most);
  return promised.flatMap(({ id, payload }) => {
    const debt = owed.parse(payload);
    const isTold = debt.changed === "stock" || changed === "anything";
    return isTold && debt.productIds.every((productId) => told.has(productId)) ? [id] : [];
  });
}

/** They are kept: nobody has to do it again. */
export async function forgetPromises(session: Session, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await session.delete(jobs).where(inArray(jobs.id, [...ids]));
}

/** Tells the search service what it is owed; while it is silent, that is promised anew. */
export const owedHandler =
  ({ indexes, onOutdated }: Pick<SearchParts, "indexes" | "onOutdated">): JobHandler =>
  async (payload) => {
    const { productIds, changed } = owed.parse(payload);
    onOutdated(await indexes.refresh(productIds, changed));
  };
