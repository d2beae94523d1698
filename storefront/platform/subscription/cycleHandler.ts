import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { isOver } from "#domain/subscription.ts";
import type { Session } from "../kernel/database/database.ts";
import { subscriptions } from "./tables/subscription.ts";
import type { JobHandler } from "../kernel/jobs/jobs.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { changeProducts } from "../search/sharedIndexes.ts";
import { giveGift } from "./giveGift.ts";
import { makeCycle } from "./makeCycle.ts";
import { isUnpaid, scheduleCycle } from "./changeSubscription.ts";

const payload = z.object({ subscriptionId: z.int(), cycle: z.int() });
const day = 24 * 60 * 60 * 1000;

/**
 * Makes a cycle that is due, pauses an unpaid subscription or completes one that has ended, with its gift. Returns the products whose stock
 * was taken from. A repeated call does nothing.
 */
async function processCycle(
  session: Session,
  parts: OrderParts,
  { subscriptionId, cycle }: z.output<typeof payload>,
): Promise<readonly number[]> {
  const now = parts.clock();
  const own = eq(subscriptions.id, subscriptionId);
  const [subscription] = await session.select().from(subscriptions).where(own).for("update");
  if (!subscription || isOver(subscription.status) || subscription.cyclesDone !== cycle - 1) return [];
  // The delivery was skipped after the job had been scheduled.
  if (subscription.nextAt !== null && subscription.nextAt > now) return [];
  if (await isUnpaid(session, subscriptionId, cycle - 1)) {
    // An unpaid cycle pauses the subscription until it is paid (`resumeSubscription`).
    await session.update(subscriptions).set({ status: "paused", nextAt: null }).where(own);
    return [];
  }
  // Its customer has paused it.
  if (subscription.status === "paused") return [];
  if (cycle > subscription.duration) {
    await session.update(subscriptions).set({ status: "completed", nextAt: null }).where(own);
    await giveGift(session, parts.settings, subscription, now);
    return [];
  }
  const made = await makeCycle(session, parts, subscription, now);
  if (made.ok) return made.value.productIds;
  // The order was refused, such as for sold out lenses, so it is tried again the next day.
  const tomorrow = new Date(now.getTime() + day);
  await session.update(subscriptions).set({ nextAt: tomorrow }).where(own);
  await scheduleCycle(session, subscriptionId, cycle, tomorrow, `:${tomorrow.toISOString().slice(0, 10)}`);
  return [];
}

/** Handles the cycles of subscriptions when they are due. */
export const cycleHandler =
  (parts: OrderParts): JobHandler =>
  async (job) => {
    const due = payload.parse(job);
    const { outdated } = await changeProducts(parts, {
      changed: "stock",
      work: (session) => processCycle(session, parts, due),
      productIdsOf: (productIds) => productIds,
    });
    parts.onOutdated(outdated);
  };
