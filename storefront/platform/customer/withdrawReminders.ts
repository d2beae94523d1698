import { and, eq, type SQL } from "drizzle-orm";
import { type OptionalConsent, reminderWithdrawn } from "#domain/checkout/consents.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderConsents, orders } from "../order/tables/order.ts";

/**
 * Withdraws the consent to reminders of new lenses of some orders. The consent stays as proof of the reminders that were
 * sent; the withdrawal is recorded beside it, with its time.
 */
export async function withdrawReminders(session: Session, ofOrders: SQL, now: Date): Promise<void> {
  const given = await session
    .select({ orderId: orderConsents.orderId, version: orderConsents.version })
    .from(orderConsents)
    .innerJoin(orders, eq(orders.id, orderConsents.orderId))
    .where(and(eq(orderConsents.id, "reminder" satisfies OptionalConsent), ofOrders));
  if (given.length === 0) return;
  await session
    .insert(orderConsents)
    .values(given.map(({ orderId, version }) => ({ orderId, version, id: reminderWithdrawn, at: now })))
    .onConflictDoNothing();
}
