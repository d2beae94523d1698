import { and, eq } from "drizzle-orm";
import { checkAddress, type TypedAddress } from "@dioptra/ui/rules";
import { toFieldProblems } from "#contract/wire/fields.ts";
import { cycleAfter, cycleDate, isOver } from "#domain/subscription.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { orders } from "../order/tables/order.ts";
import { subscriptionCycles, subscriptions } from "./tables/subscription.ts";
import { changeStatus, type StatusChange } from "../order/changeStatus.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";
import { configuration } from "#configuration/index.ts";
import { enqueue } from "../kernel/jobs/jobs.ts";

export type StoredSubscription = typeof subscriptions.$inferSelect;

/** The months between two cycles. */
export const intervalMonths = configuration.offer.annualSubscription.paymentIntervalMonths;

/** Returns a customer's own subscription, locked until the transaction ends; null for any other. */
async function lockOwn(session: Session, id: number, customerId: number): Promise<StoredSubscription | null> {
  const own = and(eq(subscriptions.id, id), eq(subscriptions.customerId, customerId));
  const [found] = await session.select().from(subscriptions).where(own).for("update");
  return found ?? null;
}

/** A subscription and the customer who wants to change it. */
export interface SubscriptionReference {
  readonly id: number;
  readonly customerId: number;
}

const unknownSubscription = () => refused("ENOTFOUND", "There is no such subscription.");

/** Changes the delivery address of the next cycles. Orders that were made already keep theirs. */
export async function moveSubscription(
  session: Session,
  { id, customerId }: SubscriptionReference,
  typed: TypedAddress,
): Promise<Result<StoredSubscription, Refused>> {
  const found = await lockOwn(session, id, customerId);
  if (!found) return unknownSubscription();
  const address = checkAddress(typed);
  if (!address.ok) return refusedFields(toFieldProblems("address", address.errors));
  await session.update(subscriptions).set({ address: address.value }).where(eq(subscriptions.id, id));
  return ok({ ...found, address: address.value });
}

/** A canceled subscription. */
export interface CanceledSubscription {
  readonly subscription: StoredSubscription;
  /** The products whose stock rose. */
  readonly productIds: readonly number[];
}

/**
 * Ends a subscription at once and cancels its unpaid order (docs/specification/subscriptions.md#subscription-6). Does
 * nothing when it has ended already.
 */
export async function cancelSubscription(
  session: Session,
  { id, customerId }: SubscriptionReference,
  { settings, now }: Pick<StatusChange, "settings" | "now">,
): Promise<Result<CanceledSubscription, Refused>> {
  const found = await lockOwn(session, id, customerId);
  if (!found) return unknownSubscription();
  if (isOver(found.status)) return ok({ subscription: found, productIds: [] });
  const ended = { status: "canceled", nextAt: null, canceledAt: now } as const;
  await session.update(subscriptions).set(ended).where(eq(subscriptions.id, id));
  const unpaid = await session
    .select({ id: orders.id })
    .from(subscriptionCycles)
    .innerJoin(orders, eq(orders.id, subscriptionCycles.orderId))
    .where(and(eq(subscriptionCycles.subscriptionId, id), eq(orders.status, "pending")));
  const productIds: number[] = [];
  for (const order of unpaid) {
    const changed = await changeStatus(session, order.id, "canceled", {
      settings,
      now,
      comment: "its subscription was canceled",
    });
    if (changed.ok) productIds.push(...changed.value.productIds);
  }
  return ok({ subscription: { ...found, ...ended }, productIds });
}

/** Schedules the job of a cycle. `suffix` distinguishes it from an earlier job of the same cycle. */
export const scheduleCycle = (session: Session, id: number, cycle: number, runAt: Date, suffix = ""): Promise<void> =>
  enqueue(session, {
    kind: "subscription",
    key: `subscription:${id}:${cycle}${suffix}`,
    payload: { subscriptionId: id, cycle },
    runAt,
  });

/** Whether the order of a cycle waits to be paid. One that the staff has canceled is dropped. */
export async function isUnpaid(session: Session, subscriptionId: number, cycle: number): Promise<boolean> {
  const [last] = await session
    .select({ status: orders.status })
    .from(subscriptionCycles)
    .innerJoin(orders, eq(orders.id, subscriptionCycles.orderId))
    .where(and(eq(subscriptionCycles.subscriptionId, subscriptionId), eq(subscriptionCycles.cycle, cycle)));
  return last?.status === "pending";
}

/** What a customer can do with the deliveries to come. */
export type DeliveryChange = "skip" | "pause" | "resume";

/** Returns the dates of a subscription whose next delivery is the first one after a moment. All later ones move along. */
function datesAfter({ startsAt, duration, cyclesDone }: StoredSubscription, moment: Date) {
  const next = cycleAfter(startsAt, moment, intervalMonths);
  return {
    nextAt: cycleDate(startsAt, next, intervalMonths),
    endsAt: cycleDate(startsAt, next + duration - cyclesDone, intervalMonths),
  };
}

/** Returns what a change writes; null if the subscription does not allow it. */
function changeOf(found: StoredSubscription, change: DeliveryChange, now: Date) {
  const { status, nextAt } = found;
  if (status !== (change === "resume" ? "paused" : "active")) return null;
  // The order for which it was paused has been canceled.
  if (nextAt === null) return change === "resume" ? ({ status: "active", ...datesAfter(found, now) } as const) : null;
  // The date stays known, so that a short pause changes nothing.
  if (change === "pause") return { status: "paused" } as const;
  if (change === "skip") return { status, ...datesAfter(found, nextAt) };
  const moment = Math.max(now.getTime(), nextAt.getTime() - 1);
  return { status: "active", ...datesAfter(found, new Date(moment)) } as const;
}

/**
 * Skips the next delivery, or pauses and resumes all of them (docs/specification/subscriptions.md#subscription-10). Refused
 * while the last delivery is unpaid: then only its payment resumes the subscription.
 */
export async function changeDeliveries(
  session: Session,
  { id, customerId }: SubscriptionReference,
  change: DeliveryChange,
  now: Date,
): Promise<Result<StoredSubscription, Refused>> {
  const found = await lockOwn(session, id, customerId);
  if (!found) return unknownSubscription();
  const written = changeOf(found, change, now);
  if (!written || (await isUnpaid(session, id, found.cyclesDone))) {
    return refused("STATUS_REFUSED", `The subscription does not allow to ${change} its deliveries now.`);
  }
  const changed = { ...found, ...written };
  await session.update(subscriptions).set(written).where(eq(subscriptions.id, id));
  const { status, nextAt, cyclesDone } = changed;
  if (status === "active" && nextAt) {
    await scheduleCycle(session, id, cyclesDone + 1, nextAt, `:${nextAt.toISOString().slice(0, 10)}`);
  }
  return ok(changed);
}

/** How long after a late payment the next delivery may come, in milliseconds: the delivery that was paid is sent first. */
const shortestInterval = 14 * 24 * 60 * 60 * 1000;

/**
 * Activates the subscription of an order that is paid: for the first time, or after it was paused because this order was
 * not paid. A delivery that fell due meanwhile is left out, and all others move along. Does nothing for other orders.
 */
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
  // Its customer has paused it, and the order of another cycle has been shipped.
  if (subscription.nextAt !== null || cycle.cycle !== subscription.cyclesDone) return;
  const { id, startsAt, cyclesDone } = subscription;
  const due = cycleDate(startsAt, cyclesDone, intervalMonths);
  const dates = due > now ? { nextAt: due } : datesAfter(subscription, new Date(now.getTime() + shortestInterval));
  await session
    .update(subscriptions)
    .set({ status: "active", ...dates })
    .where(own);
  await scheduleCycle(session, id, cyclesDone + 1, dates.nextAt, `:after:${orderId}`);
}
