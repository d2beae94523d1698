import { eq } from "drizzle-orm";
import { cycleDate, isOver } from "#domain/subscription.ts";
import type { Session } from "../kernel/database/database.ts";
import { subscriptionCycles, subscriptions } from "./tables/subscription.ts";
import { intervalMonths, promiseCycle } from "./promiseCycle.ts";

/** Makes the subscription of a paid order active: at its first order, or again after a pause. */
export async function resumeSubscription(session: Session, orderId: number, now: Date): Promise<void> {
  const [cycle] = await session.select().from(subscriptionCycles).where(eq(subscriptionCycles.orderId, orderId));
  if (!cycle) return;
  const own = eq(subscriptions.id, cycle.subscriptionId);
  const [subscription] = await session.select().from(subscriptions).where(own).for("update");
  if (!subscription || isOver(subscription.status) || subscription.status === "active") return;
  if (subscription.status === "pending") {
    await session.update(subscriptions).set({ status: "active" }).where(own);
    return;
  }
  const { id, startsAt, cyclesDone } = subscription;
  const due = cycleDate(startsAt, cyclesDone, intervalMonths);
  const nextAt = due > now ? due : now;
  await session.update(subscriptions).set({ status: "active", nextAt }).where(own);
  await promiseCycle(session, id, cyclesDone + 1, nextAt, `:after:${orderId}`);
}
