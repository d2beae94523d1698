import type { Database, Session } from "../database/database.ts";
import { jobs } from "./tables/job.ts";
import { and, eq, isNull, lt, lte, or, sql } from "drizzle-orm";

/** What is promised. Its payload names things by their ids; it holds no prescription and no secret. */
export interface NewJob {
  readonly kind: JobKind;
  /** Unique: the same key is the same job. */
  readonly key: string;
  readonly payload: unknown;
  readonly runAt: Date;
}

const jobKinds = [
  "mail",
  "newsletter",
  "password-reset",
  "payment",
  "payment-methods",
  "points",
  "refund",
  "retention",
  "search",
  "subscription",
  "unconfirmed-order",
  "unpaid-order",
  "vat",
] as const;
export type JobKind = (typeof jobKinds)[number];

/** Promises work within the transaction of the session: it is done if and only if the transaction is. */
export async function enqueue(session: Session, job: NewJob): Promise<void> {
  await session.insert(jobs).values(job).onConflictDoNothing({ target: jobs.key });
}

/**
 * Does the work of a kind. It may be called again with the same payload when the process ended in the middle, so that
 * whatever it does outside has to be one thing however often it is done. What it throws is tried again later.
 */
export type JobHandler = (payload: unknown) => Promise<void>;
export type JobHandlers = Readonly<Record<JobKind, JobHandler>>;

type Job = typeof jobs.$inferSelect;

const lockSeconds = 120;
/** Waits after a failure, in seconds; the last one again and again. */
const retryDelays = [10, 60, 300, 3600, 6 * 3600];

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

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
    .set({ lockedUntil: after(now, lockSeconds), attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, due.id))
    .returning();
  return claimed ?? null;
}

export interface JobRun {
  readonly database: Database;
  readonly clock: () => Date;
  readonly handlers: Partial<JobHandlers>;
  /** Hears what failed and will be tried again. */
  readonly onError: (error: unknown, kind: string) => void;
}

/** Runs all due jobs, one after the other; returns how many there were. */
export async function runJobs({ database, clock, handlers, onError }: JobRun): Promise<number> {
  for (let done = 0; ; done++) {
    const job = await database.write((session) => claim(session, clock()));
    if (!job) return done;
    const handler = new Map<string, JobHandler | undefined>(Object.entries(handlers)).get(job.kind);
    try {
      if (!handler) throw new Error("Nobody knows this kind of job.");
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
          .set({ runAt: after(clock(), wait), lockedUntil: null, lastError })
          .where(eq(jobs.id, job.id)),
      );
    }
  }
}

export interface RunningJobs {
  /** Looks for work now, instead of at the next turn. */
  readonly wake: () => void;
  /** Ends after the work at hand. */
  readonly stop: () => Promise<void>;
}

const turn = 2000; // How long a promise that another process made may wait here, in milliseconds.

/** Does work as it falls due, until it is stopped. */
export function startJobs(run: JobRun): RunningJobs {
  let running: Promise<void> | null = null;
  let isAsked = false;
  const stopped = new AbortController();
  const work = async () => {
    do {
      isAsked = false;
      await runJobs(run).catch((error: unknown) => run.onError(error, "jobs"));
    } while (isAsked && !stopped.signal.aborted);
    running = null;
  };
  const wake = () => {
    isAsked = true;
    if (!stopped.signal.aborted) running ??= work();
  };
  const timer = setInterval(wake, turn);
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
