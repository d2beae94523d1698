import { and, eq, exists, gte, isNotNull, lt, notExists } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { orders } from "../order/tables/order.ts";
import { subscriptionCycles, subscriptionItems, subscriptions } from "../subscription/tables/subscription.ts";
import { changeProducts, type SearchParts } from "../search/sharedIndexes.ts";
import { cancelSubscription } from "../subscription/changeSubscription.ts";
import type { StatusChange } from "../order/changeStatus.ts";

/** Finds a subscription that still has prescription values, but has had no order since this moment. */
async function findIdle(session: Session, since: Date) {
  const values = session
    .select({ id: subscriptionItems.id })
    .from(subscriptionItems)
    .where(and(eq(subscriptionItems.subscriptionId, subscriptions.id), isNotNull(subscriptionItems.sealedOptions)));
  const cycles = session
    .select({ id: orders.id })
    .from(subscriptionCycles)
    .innerJoin(orders, eq(orders.id, subscriptionCycles.orderId))
    .where(and(eq(subscriptionCycles.subscriptionId, subscriptions.id), gte(orders.createdAt, since)));
  const [idle] = await session
    .select()
    .from(subscriptions)
    .where(and(lt(subscriptions.startsAt, since), exists(values), notExists(cycles)))
    .limit(1);
  return idle ?? null;
}

/** Ends one idle subscription. Returns the products whose stock has changed; null if there is no idle subscription. */
async function endNextIdle(session: Session, since: Date, change: StatusChange): Promise<readonly number[] | null> {
  const idle = await findIdle(session, since);
  if (!idle) return null;
  const canceled = await cancelSubscription(session, idle, change);
  await session
    .update(subscriptionItems)
    .set({ sealedOptions: null })
    .where(eq(subscriptionItems.subscriptionId, idle.id));
  return canceled.ok ? canceled.value.productIds : [];
}

/**
 * Erases the prescription values of subscriptions that have had no order since this moment. They also end if they were
 * only paused, because they could not continue without values.
 */
export async function endSubscriptions(
  parts: Pick<SearchParts, "database" | "indexes" | "onOutdated" | "settings">,
  since: Date,
  now: Date,
): Promise<void> {
  for (;;) {
    const { done: productIds, outdated } = await changeProducts(parts, {
      changed: "stock",
      work: (session) => endNextIdle(session, since, { settings: parts.settings, now }),
      productIdsOf: (ended) => ended ?? [],
    });
    if (!productIds) return;
    parts.onOutdated(outdated);
  }
}
