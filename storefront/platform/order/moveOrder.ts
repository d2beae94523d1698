import { eq } from "drizzle-orm";
import type { OrderStatus } from "#domain/order/order.ts";
import type { Session } from "../kernel/database/database.ts";
import { isValidAgain, settleGiftCards } from "../giftCard/giftCards.ts";
import { scheduleGiftCards } from "../giftCard/sendGiftCards.ts";
import { orders, orderStatusHistory } from "./tables/order.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** Returns an order, locked until the transaction ends; null when there is none. */
export async function lockOrder(session: Session, id: number): Promise<StoredOrder | null> {
  const [order] = await session.select().from(orders).where(eq(orders.id, id)).for("update");
  return order ?? null;
}

/** Writes an order's status, which may be the one it has, with a line in its history. The order is locked. */
export async function moveOrder(
  session: Session,
  { id, status: before }: Pick<StoredOrder, "id" | "status">,
  { status, comment = null, now }: { status: OrderStatus; comment?: string | null; now: Date },
): Promise<void> {
  await session.insert(orderStatusHistory).values({ orderId: id, status, comment, at: now });
  if (status === before) return;
  const move = { from: before, to: status };
  await settleGiftCards(session, id, move, now);
  // An order that is paid or processed is wanted, and one that was canceled holds nothing.
  const isOpen = status === "pending" || status === "awaiting_confirmation";
  await session
    .update(orders)
    .set({ status, ...(!isOpen && { isUnproven: false }) })
    .where(eq(orders.id, id));
  // The day of a card may have passed while its order was not valid.
  if (isValidAgain(move)) await scheduleGiftCards(session, id, now, "again");
  // An order with cash on delivery counts as paid once it is shipped.
  if (status !== "paid" && status !== "shipped") return;
  await scheduleGiftCards(session, id, now);
  await notifyOrderPaid(session, id, now);
}

/** Called in the transaction that marks an order as paid. */
export type OrderPaidListener = (session: Session, orderId: number, now: Date) => Promise<void>;

const listeners = new Set<OrderPaidListener>();

/**
 * Adds a listener for paid orders. With it, subjects that are based on orders, such as subscriptions, react to payments
 * although orders do not import them. `createPlatform` adds all listeners; adding one twice has no effect.
 */
export const onOrderPaid = (listener: OrderPaidListener): void => void listeners.add(listener);

/** Calls every listener for a paid order. An error of a listener rolls the transaction back. */
async function notifyOrderPaid(session: Session, orderId: number, now: Date): Promise<void> {
  for (const listener of listeners) await listener(session, orderId, now);
}
