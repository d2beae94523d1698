import type { Session } from "../database/database.ts";
import { jobs } from "./tables/job.ts";

/** What is promised. Its payload names things by their ids; it holds no prescription and no secret. */
export interface NewJob {
  readonly kind: JobKind;
  /** Unique: the same key is the same job. */
  readonly key: string;
  readonly payload: unknown;
  readonly runAt: Date;
}

export const jobKinds = [
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
