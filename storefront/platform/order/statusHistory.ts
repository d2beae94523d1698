import { asc, eq, min } from "drizzle-orm";
import type { WireOrderDetails } from "#contract/order/orderDetails.ts";
import type { OrderStep } from "#domain/order/order.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderStatusHistory } from "./tables/order.ts";

/** Writes the statuses of an order for the wire. */
export const toWireHistory = (steps: readonly OrderStep[]): WireOrderDetails["status_history"] =>
  steps.map(({ status, at }) => ({ status, created_at: at.toISOString() }));

/** Returns when an order first had each of its statuses, the first one first, without the staff's comments. */
export async function readSteps(session: Session, orderId: number): Promise<readonly OrderStep[]> {
  const rows = await session
    .select({ status: orderStatusHistory.status, at: min(orderStatusHistory.at) })
    .from(orderStatusHistory)
    .where(eq(orderStatusHistory.orderId, orderId))
    .groupBy(orderStatusHistory.status)
    .orderBy(asc(min(orderStatusHistory.id)));
  return rows.flatMap(({ status, at }) => (at ? [{ status, at }] : []));
}
