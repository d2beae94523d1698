import type { Database, Session } from "../database/database.ts";
import { jobs } from "./tables/job.ts";
import { and, eq, isNull, lt, lte, or, sql } from "drizzle-orm";

/** A job to be stored. Its payload refers to things by id, and contains no prescription and no secret. */
export interface NewJob {
  readonly kind: JobKind;
  /** Unique. A job with a key that exists already is not added. */
  readonly key: string;
  readonly payload: unknown;
  readonly runAt: Date;
}

const jobKinds = [
  "gift-card",
  "lens-reminder",
  "mail",
  "missing-prescription",
  "newsletter",
  "password-reset",
  "payment",
  "payment-methods",
  "points",
  "refund",
  "retention",
  "search",
  "subscription",
  "termination",
  "unconfirmed-order",
  "unpaid-order",
  "unproven-order",
  "vat",
] as const;
export type JobKind = (typeof jobKinds)[number];

/** Stores a job in the session's transaction. It runs only if the transaction is committed. */
export async function enqueue(session: Session, job: NewJob): Promise<void> {
  await session.insert(jobs).values(job).onConflictDoNothing({ target: jobs.key });
}

/**
 * Runs a job of one kind. It is called again with the same payload if the process ended in the middle, so its external
 * effects must be idempotent. If it throws, the job is repeated later.
 */
export type JobHandler = (payload: unknown) => Promise<void>;
export type JobHandlers = Readonly<Record<JobKind, JobHandler>>;

type Job = typeof jobs.$inferSelect;

const lockSeconds = 120;
/** Seconds to wait after each failure. The last value applies to all further failures. */
const retryDelays = [10, 60, 300, 3600, 6 * 3600];

const addSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** Claims the next due job, so that no other process runs it too. */
async function claim(session: Session, now: Date): Promise<Job | null> {
  const [due] = await session
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), lte(jobs.runAt, now), or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, now))))
    .orderBy(jobs.runAt, jobs.id)
    .limit(1)
    .for("update", { skipLocked: true });
  if (!due) return null;
  const [claimed] = await session
    .update(jobs)
    .set({ lockedUntil: addSeconds(now, lockSeconds), attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, due.id))
    .returning();
  return claimed ?? null;
}

export interface JobRun {
  readonly database: Database;
  readonly clock: () => Date;
  readonly handlers: Partial<JobHandlers>;
  /** Receives the errors of jobs that failed and will be repeated. */
  readonly onError: (error: unknown, kind: string) => void;
}

/** Runs all due jobs, one after the other, until the signal aborts: then no further one begins. Returns their number. */
export async function runJobs({ database, clock, handlers, onError }: JobRun, signal?: AbortSignal): Promise<number> {
  for (let done = 0; ; done++) {
    if (signal?.aborted) return done;
    const job = await database.write((session) => claim(session, clock()));
    if (!job) return done;
    const handler = new Map<string, JobHandler | undefined>(Object.entries(handlers)).get(job.kind);
    try {
      if (!handler) throw new Error("There is no handler for this kind of job.");
      await handler(job.payload);
      await database.write((session) =>
        session.update(jobs).set({ doneAt: clock(), lockedUntil: null }).where(eq(jobs.id, job.id)),
      );
    } catch (error) {
      onError(error, job.kind);
      const wait = retryDelays[Math.min(job.attempts, retryDelays.length) - 1] ?? 0;
      const lastError = error instanceof Error ? error.name : "Error";
      await database.write((session) =>
        session
          .update(jobs)
          .set({ runAt: addSeconds(clock(), wait), lockedUntil: null, lastError })
          .where(eq(jobs.id, job.id)),
      );
    }
  }
}

export interface RunningJobs {
  /** Looks for due jobs now, instead of after the polling interval. */
  readonly wake: () => void;
  /** Stops once the running job has finished. Other due jobs run after the next start. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds between two searches for jobs that another process stored or that became due. */
const pollingInterval = 2000;

/** Runs jobs as they become due, until it is stopped. */
export function startJobs(run: JobRun): RunningJobs {
  let running: Promise<void> | null = null;
  let isWoken = false;
  const stopped = new AbortController();
  const work = async () => {
    do {
      isWoken = false;
      await runJobs(run, stopped.signal).catch((error: unknown) => run.onError(error, "jobs"));
    } while (isWoken && !stopped.signal.aborted);
    running = null;
  };
  const wake = () => {
    isWoken = true;
    if (!stopped.signal.aborted) running ??= work();
  };
  const timer = setInterval(wake, pollingInterval);
  timer.unref();
  return {
    wake,
    stop: async () => {
      stopped.abort();
      clearInterval(timer);
      await running;
    },
  };
}
