import type { Session } from "../kernel/database/database.ts";

/** Called in the transaction that marks an order as paid. */
export type OrderPaidListener = (session: Session, orderId: number, now: Date) => Promise<void>;

const listeners = new Set<OrderPaidListener>();

/**
 * Subscribes to paid orders, so that subjects above orders, such as subscriptions, can follow them without orders
 * knowing these subjects. `createPlatform` subscribes for all of them; subscribing the same listener twice has no effect.
 */
export const onOrderPaid = (listener: OrderPaidListener): void => void listeners.add(listener);

/** Tells every subscriber that an order was paid. An error of a subscriber undoes the transaction. */
export async function notifyOrderPaid(session: Session, orderId: number, now: Date): Promise<void> {
  for (const listener of listeners) await listener(session, orderId, now);
}
