import { and, eq, exists, gte, isNotNull, lt, notExists } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { orders } from "../order/tables/order.ts";
import { subscriptionCycles, subscriptionItems, subscriptions } from "../subscription/tables/subscription.ts";
import { changeProducts, type SearchParts } from "../search/sharedIndexes.ts";
import { cancelSubscription } from "../subscription/changeSubscription.ts";

/** A subscription that still holds values, and of which nothing was ordered since. */
async function idleOne(session: Session, since: Date) {
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

/** Answers the products of whose stock more is left now; null when there is no idle one. */
async function endIdleOne(session: Session, since: Date, now: Date): Promise<readonly number[] | null> {
  const idle = await idleOne(session, since);
  if (!idle) return null;
  const canceled = await cancelSubscription(session, idle, now);
  await session
    .update(subscriptionItems)
    .set({ sealedOptions: null })
    .where(eq(subscriptionItems.subscriptionId, idle.id));
  return canceled.ok ? canceled.value.productIds : [];
}

/**
 * Erases what subscriptions hold of which nothing has come for so long. One that was only interrupted ends with it: it
 * could go on with lenses of no values.
 */
export async function endSubscriptions(
  parts: Pick<SearchParts, "database" | "indexes" | "onOutdated">,
  since: Date,
  now: Date,
): Promise<void> {
  for (;;) {
    const { done: productIds, outdated } = await changeProducts(parts, {
      changed: "stock",
      work: (session) => endIdleOne(session, since, now),
      productIdsOf: (ended) => ended ?? [],
    });
    if (!productIds) return;
    parts.onOutdated(outdated);
  }
}
