import { configuration } from "#configuration/index.ts";
import type { Session } from "../kernel/database/database.ts";
import type { subscriptions } from "./tables/subscription.ts";
import { enqueue } from "../kernel/jobs/enqueue.ts";

export type StoredSubscription = typeof subscriptions.$inferSelect;

/** Between two cycles. */
export const intervalMonths = configuration.offer.annualSubscription.paymentIntervalMonths;

/** Promises the work of a cycle; `again` tells it from an earlier promise of the same cycle. */
export const promiseCycle = (session: Session, id: number, cycle: number, runAt: Date, again = ""): Promise<void> =>
  enqueue(session, {
    kind: "subscription",
    key: `subscription:${id}:${cycle}${again}`,
    payload: { subscriptionId: id, cycle },
    runAt,
  });
