import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Session } from "../kernel/database/database.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import { askToConfirm } from "./confirmByMail.ts";
import { lockOrder, moveOrder } from "./moveOrder.ts";
import type { OrderParts } from "./orderParts.ts";
import { isShippedUnpaid, type Screening } from "./screenOrder.ts";
import { orders } from "./tables/order.ts";
import type { StoredOrder } from "./writeOrder.ts";

const day = 24 * 60 * 60 * 1000;
const payload = z.object({ orderId: z.int() });

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * day);

/** Whether an order that waits to be shipped unpaid may be one that nobody wants. */
const isDoubtful = (order: StoredOrder) => order.status === "pending" && order.isUnproven && isShippedUnpaid(order);

/**
 * Schedules the question whether an unproven order is still wanted. Otherwise an order with cash on delivery that nobody
 * processes would hold its stock for ever.
 */
export async function scheduleAsking(
  session: Session,
  order: StoredOrder,
  { askAfterDays }: Screening["rule"],
  now: Date,
): Promise<void> {
  if (!isDoubtful(order)) return;
  await enqueue(session, {
    kind: "unproven-order",
    key: `unproven-order:${order.id}`,
    payload: { orderId: order.id },
    runAt: inDays(now, askAfterDays),
  });
}

/**
 * Asks by mail whether an unproven order that nobody has processed is still wanted. Until the answer it waits like an order
 * that has to be confirmed, and is canceled in the same way.
 */
async function ask(session: Session, orderId: number, parts: OrderParts): Promise<void> {
  const now = parts.clock();
  const order = await lockOrder(session, orderId);
  if (!order || !isDoubtful(order)) return;
  const confirmBy = inDays(now, parts.confirmation.answerDays);
  await session.update(orders).set({ confirmBy }).where(eq(orders.id, orderId));
  await moveOrder(session, order, {
    status: "awaiting_confirmation",
    comment: "asked whether it is still wanted",
    now,
  });
  await askToConfirm(session, { ...order, confirmBy }, { settings: parts.settings, now }, "orderStillWanted");
}

/** Asks about orders that nobody has processed, so that pranks do not hold stock for ever. */
export const unprovenHandler =
  (parts: OrderParts): JobHandler =>
  async (job) => {
    const { orderId } = payload.parse(job);
    await parts.database.write((session) => ask(session, orderId, parts));
  };
