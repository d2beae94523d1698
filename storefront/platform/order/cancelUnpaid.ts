import { and, eq, gt, or } from "drizzle-orm";
import * as z from "zod/mini";
import { configuration } from "#configuration/index.ts";
import type { Session } from "../kernel/database/database.ts";
import { payments } from "../payment/tables/payment.ts";
import { subscriptionCycles } from "../subscription/tables/subscription.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import type { OrderParts } from "./orderParts.ts";
import { changeProducts } from "../search/sharedIndexes.ts";
import { changeStatus, type StatusChange } from "./changeStatus.ts";
import { lockOrder } from "./moveOrder.ts";
import { isShippedUnpaid } from "./screenOrder.ts";
import type { StoredOrder } from "./writeOrder.ts";

const day = 24 * 60 * 60 * 1000;
const payload = z.object({ orderId: z.int() });

const scheduleCancellation = (session: Session, orderId: number, runAt: Date): Promise<void> =>
  enqueue(session, {
    kind: "unpaid-order",
    key: `unpaid-order:${orderId}:${runAt.toISOString().slice(0, 10)}`,
    payload: { orderId },
    runAt,
  });

/**
 * Schedules the end of an order's reservation. An order takes its pieces from the stock at once, which reserves them until
 * it is paid, until `payBy`, by default for `orders.unpaidDays`. Orders with cash on delivery and free orders wait for no payment.
 */
export async function reserveForPayment(
  session: Session,
  order: StoredOrder,
  { payBy, now }: { readonly payBy: Date | null; readonly now: Date },
): Promise<void> {
  if (isShippedUnpaid(order)) return;
  const usual = new Date(now.getTime() + configuration.orders.unpaidDays * day);
  await scheduleCancellation(session, order.id, payBy ?? usual);
}

/** How long a payment that was started may wait for its shopper, in days. Not every provider reports that it was left. */
const openDays = 1;
/** How long money may be on its way after the shopper has paid, such as a transfer between banks, in days. */
const pendingDays = 14;

/** Whether money may still be on its way. A payment that stays without news for long does not hold the stock for ever. */
async function isBeingPaid(session: Session, orderId: number, now: Date): Promise<boolean> {
  const isNewerThan = (days: number) => gt(payments.updatedAt, new Date(now.getTime() - days * day));
  const isOpen = and(eq(payments.status, "open"), isNewerThan(openDays));
  const isPending = and(eq(payments.status, "pending"), isNewerThan(pendingDays));
  return (await session.$count(payments, and(eq(payments.orderId, orderId), or(isOpen, isPending)))) > 0;
}

/** Whether an order belongs to a subscription. Such an order stays open, since its payment resumes the subscription. */
const isOfSubscription = async (session: Session, orderId: number): Promise<boolean> =>
  (await session.$count(subscriptionCycles, eq(subscriptionCycles.orderId, orderId))) > 0;

/** Cancels an unpaid order, or postpones that while money may be on its way. Returns the products whose stock rose. */
async function cancel(session: Session, orderId: number, change: StatusChange): Promise<readonly number[]> {
  const order = await lockOrder(session, orderId);
  if (order?.status !== "pending" || (await isOfSubscription(session, orderId))) return [];
  if (await isBeingPaid(session, orderId, change.now)) {
    await scheduleCancellation(session, orderId, new Date(change.now.getTime() + day));
    return [];
  }
  const changed = await changeStatus(session, orderId, "canceled", { ...change, comment: "not paid in time" });
  return changed.ok ? changed.value.productIds : [];
}

/** Cancels orders that were not paid in time, which returns their pieces to the stock. */
export const unpaidHandler =
  (parts: OrderParts): JobHandler =>
  async (job) => {
    const { orderId } = payload.parse(job);
    const { outdated } = await changeProducts(parts, {
      changed: "stock",
      work: (session) => cancel(session, orderId, { settings: parts.settings, now: parts.clock() }),
      productIdsOf: (productIds) => productIds,
    });
    parts.onOutdated(outdated);
  };
